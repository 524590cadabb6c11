/** How customers check who is at the door. Each service page shows these steps beside the ID tag. */
export const doorSteps: readonly { title: string; text: string }[] = [
  { title: "Na mensagem", text: "Pergunte o preço e o nome de quem vem." },
  { title: "Na chegada", text: "Peça o nome e confira com a mensagem. Não bateu? Não deixe abrir." },
  { title: "Depois de abrir", text: "Teste a chave, veja se está tudo inteiro, e só então pague." },
];
