/** The page of an address that leads nowhere. Title and link are in English, as the site was specified. */
export const notFound = {
  title: "Oops! Page not found",
  text: "Esta porta não existe, ou mudou de lugar. A sua, a gente abre.",
  linkText: "Return to Home",
  linkMeaning: "(voltar ao início)",
};

export const failure = {
  /** Title of the browser's tab. */
  documentTitle: "A página emperrou",
  title: "Esta página emperrou",
  text: "A falha é nossa. O telefone e o WhatsApp continuam funcionando.",
  retry: "Tentar de novo",
};

/** The offline notice. Every document has it, hidden, because a visitor may need it before the scripts have loaded. */
export const offline = {
  text: "Sem internet agora. Ligue:",
  /** Where business.ts says that the owner takes such calls. */
  collect: "Sem crédito? Ligue a cobrar.",
};
