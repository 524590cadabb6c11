/* Texts for when something is missing or fails: the 404, the failure page, a form without an answer, no internet. */

/** The specification gives the title and the link in English. */
export const notFound = {
  documentTitle: "Página não encontrada",
  title: "Oops! Page not found",
  text: "Esta porta não existe, ou mudou de lugar. A sua, a gente abre.",
  linkText: "Return to Home",
  linkMeaning: "(voltar ao início)",
};

export const failure = {
  documentTitle: "A página emperrou",
  title: "Esta página emperrou",
  text: "A falha é nossa. O telefone e o WhatsApp continuam funcionando.",
  retry: "Tentar de novo",
};

/** For a visitor whose form got no answer. The form may have arrived, so the page does not ask the visitor to send it again. */
export const unanswered = {
  title: "Não sabemos se chegou",
  text: "Não precisa enviar de novo. Ligue ou chame no WhatsApp, e a gente confere.",
  linkText: "Ir para o início",
};

/** The offline notice. Every document contains it, hidden. */
export const offline = {
  text: "Sem internet agora. Ligue:",
  /** Shown when `takesCollectCalls` is set in business.ts. */
  collect: "Sem crédito? Ligue a cobrar.",
};
