interface Mail {
  subject: string;
  text: string;
}

/**
 * Sends an e-mail to the business through the HTTP API of a mail provider. The provider's manual lists the field names.
 *
 * @throws Error if the provider does not accept the e-mail within 20 s, or if a variable is missing
 */
export async function sendMail({ subject, text }: Mail): Promise<void> {
  const { MAIL_URL, MAIL_TOKEN, MAIL_FROM, MAIL_TO } = process.env;
  if (!MAIL_URL || !MAIL_TOKEN || !MAIL_FROM || !MAIL_TO)
    throw new Error("MAIL_URL, MAIL_TOKEN, MAIL_FROM and MAIL_TO must be set");
  const answer = await fetch(MAIL_URL, {
    method: "POST",
    headers: { Authorization: `Bearer ${MAIL_TOKEN}`, "Content-Type": "application/json" },
    body: JSON.stringify({ from: MAIL_FROM, to: MAIL_TO, subject, text }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok) throw new Error(`the mail provider answers ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
}
