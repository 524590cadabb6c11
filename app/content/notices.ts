export const failure = {
  /** Title of the browser's tab. */
  documentTitle: "A página emperrou",
  title: "Esta página emperrou",
  text: "A falha é nossa. O telefone e o WhatsApp continuam funcionando.",
  retry: "Tentar de novo",
  section: "Esta parte da página emperrou. Para falar com a gente:",
};

/** The offline notice. Every document has it, hidden, because a visitor may need it before the scripts have loaded. */
export const offline = {
  text: "Sem internet agora. Ligue:",
  /** Where business.ts says that the owner takes such calls. */
  collect: "Sem crédito? Ligue a cobrar.",
};
