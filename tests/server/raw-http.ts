import { connect, type Socket } from "node:net";

export interface RawAnswer {
  status: number;
  /** Status line and header fields as received. */
  head: string;
  /** Values by lower-case name; the last wins. */
  fields: Record<string, string>;
  body: string;
}

/**
 * Sends bytes as they are and reads until the server closes.
 *
 * @param sent as Latin-1, so that every byte can be written; it should ask for `Connection: close` where it can
 * @returns everything that came back, as Latin-1
 */
export async function exchange(port: number, sent: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const pieces: Buffer[] = [];
  socket.on("data", (piece) => pieces.push(piece));
  socket.write(sent, "latin1");
  await closed(socket);
  return Buffer.concat(pieces).toString("latin1");
}

/** Waits until a connection is closed, by whom and how ever. */
export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.on("error", () => {}).once("close", () => resolve()));
}

/**
 * @param received Latin-1 text of one or more answers to requests of the given methods, which say whether bodies follow
 * @throws Error when an answer is cut short or something else comes after the last
 */
export function readAnswers(received: string, methods: string[]): RawAnswer[] {
  let rest = received;
  const answers = methods.map((method): RawAnswer => {
    const end = rest.indexOf("\r\n\r\n");
    const head = rest.slice(0, end);
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? [];
    if (end < 0 || !status) throw new Error(`no answer: ${JSON.stringify(rest.slice(0, 200))}`);
    const fields: Record<string, string> = {};
    for (const line of head.split("\r\n").slice(1)) {
      fields[line.slice(0, line.indexOf(":")).toLowerCase()] = line.slice(line.indexOf(":") + 1).trim();
    }
    rest = rest.slice(end + 4);
    const hasBody = method !== "HEAD" && status !== "304" && status !== "204";
    let body = "";
    if (hasBody && fields["transfer-encoding"] === "chunked") {
      for (let size = -1; size !== 0; ) {
        const [line = "", digits = ""] = /^([0-9a-f]+)\r\n/.exec(rest) ?? [];
        if (!digits) throw new Error("a body in chunks is cut short");
        size = Number.parseInt(digits, 16);
        body += rest.slice(line.length, line.length + size);
        rest = rest.slice(line.length + size + 2);
      }
    } else if (hasBody) {
      const length = Number(fields["content-length"] ?? 0);
      body = rest.slice(0, length);
      if (body.length < length) throw new Error(`${body.length} of ${length} bytes of a body`);
      rest = rest.slice(length);
    }
    return { status: Number(status), head, fields, body };
  });
  if (rest !== "") throw new Error(`after the last answer: ${JSON.stringify(rest.slice(0, 200))}`);
  return answers;
}

/** Sends one request and reads its answer. */
export async function ask(port: number, method: string, target: string, headers = ""): Promise<RawAnswer> {
  const sent = `${method} ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${headers}\r\n`;
  const [answer] = readAnswers(await exchange(port, sent), [method]);
  return answer as RawAnswer;
}
