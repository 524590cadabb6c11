import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** @returns the port of an SMTP server (RFC 5321) that accepts every e-mail, and the lines that clients have sent */
export async function startSmtpServer() {
  const said: string[] = [];
  const server = createServer((socket) => void converse(socket, said)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, said, stop: () => void server.close() };
}

const answers: Record<string, string> = {
  EHLO: "250-smtp.casa.example\r\n250 AUTH PLAIN",
  AUTH: "235 Welcome",
  DATA: "354 Go on",
  QUIT: "221 Bye",
};

async function converse(socket: Socket, said: string[]): Promise<void> {
  const answer = (line: string) => socket.write(`${line}\r\n`);
  let isMail = false;
  let rest = "";
  answer("220 smtp.casa.example");
  for await (const chunk of socket) {
    const lines = (rest + chunk).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      said.push(line);
      if (!isMail || line === ".") answer(answers[line.split(" ", 1)[0] ?? ""] ?? "250 OK");
      isMail = line === "DATA" || (isMail && line !== ".");
    }
  }
}
