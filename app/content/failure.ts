/** What the visitor reads when something of ours breaks. */
export const failure = {
  /** Of the browser's tab. */
  documentTitle: "A página emperrou",
  title: "Esta página emperrou",
  text: "A falha é nossa. O telefone e o WhatsApp continuam funcionando.",
  retry: "Tentar de novo",
  section: "Esta parte da página emperrou. Para falar com a gente:",
};

/** The notice of a lost connection. It is in every document, hidden: it may be needed before the scripts have come. */
export const offline = {
  id: "sem-internet",
  text: "Sem internet agora. A ligação funciona:",
};
