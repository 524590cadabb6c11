import type { AdditionalService } from "./types";

export const additionalServices: readonly AdditionalService[] = [
  { title: "Cópias de chaves", text: "Comum, tetra, de portão ou de cadeado." },
  { title: "Fechaduras", text: "Instalação, troca e conserto." },
  { title: "Segurança", text: "Travas, trincos e reforço de porta." },
  { title: "Manutenção", text: "Chave dura, porta que raspa, miolo gasto." },
  { title: "Chaves codificadas", text: "Com chip ou controle." },
  {
    title: "Assistência",
    text: "Não sabe o que é?",
    link: { linkText: "Mande uma foto", message: "Olá! Não sei dizer o que quebrou. Vou mandar uma foto." },
  },
];
