/**
 * @param number E.164 of a WhatsApp account
 * @param message the chat's first message, any characters; without it, the chat opens empty
 * @returns absolute URL of the chat in the form of https://faq.whatsapp.com/5913398998672934: digits only, text percent-encoded
 */
export function whatsappHref(number: string, message?: string): string {
  const text = message ? `?text=${encodeURIComponent(message)}` : "";
  return `https://wa.me/${number.slice(1)}${text}`;
}

/** @returns a Brazilian E.164 number as Brazilians write it: `(81) 90000-0000`, `(81) 3000-0000` */
export function formatPhone(number: string): string {
  return number.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, "($1) $2-$3");
}
