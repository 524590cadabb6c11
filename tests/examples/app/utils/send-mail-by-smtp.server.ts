import { createTransport } from "nodemailer";

interface Mail {
  subject: string;
  text: string;
}

/** In ms. Behind Caddy, an action may take 30 s. */
const LIMITS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

/**
 * Sends an e-mail to the business from the business's own mailbox. SMTP_URL has the mailbox's name and password, percent-encoded:
 * smtps://site%40casa.example:password@smtp.casa.example
 *
 * @throws Error if the server does not accept the e-mail or is silent for 10 s, or if a variable is missing
 */
export async function sendMail({ subject, text }: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM, MAIL_TO } = process.env;
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) throw new Error("SMTP_URL, MAIL_FROM and MAIL_TO must be set");
  await createTransport({ url: SMTP_URL, ...LIMITS }).sendMail({ from: MAIL_FROM, to: MAIL_TO, subject, text });
}
