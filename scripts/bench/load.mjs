import { connect } from "node:net";

/**
 * A load generator for one constant answer, so that it costs less than any server it measures: each connection sends the
 * same request, without pipelining, as soon as the previous answer is complete. How long an answer is, it learns from the
 * first; later ones are counted, not parsed. An answer without a length (chunked) ends with the empty chunk.
 *
 * @param {{ port: number, path: string, headers: Record<string, string>, status: number, connections: number, seconds: number }} load
 *   what to ask of a server on the loopback address, and the status that every answer must have
 * @returns {Promise<{ rate: number, latencies: number[] }>} answers per second, and how long each took, in ms
 * @throws Error when an answer has another status, or a connection breaks
 */
export async function load({ port, path, headers, status, connections, seconds }) {
  const fields = Object.entries({ Host: "127.0.0.1", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = Buffer.from(`GET ${path} HTTP/1.1\r\n${fields.join("")}\r\n`);
  const statusLine = Buffer.from(`HTTP/1.1 ${status} `);
  const start = performance.now();
  const end = start + seconds * 1000;
  /** @type {number[]} */
  const latencies = [];
  await Promise.all(
    Array.from({ length: connections }, () => askRepeatedly(port, question, statusLine, end, latencies)),
  );
  return { rate: (latencies.length / (performance.now() - start)) * 1000, latencies };
}

const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/**
 * @param {number} port
 * @param {Buffer} question
 * @param {Buffer} statusLine
 * @param {number} end
 * @param {number[]} latencies
 * @returns {Promise<void>}
 */
function askRepeatedly(port, question, statusLine, end, latencies) {
  return new Promise((resolve, reject) => {
    let asked = 0;
    let received = 0;
    let length = 0;
    let isOver = false;
    const ask = () => {
      asked = performance.now();
      received = 0;
      socket.write(question);
    };
    /** @param {number} count @param {Buffer} buffer reused by every read, which saves an allocation each */
    const read = (count, buffer) => {
      const bytes = buffer.subarray(0, count);
      if (received === 0 && !bytes.subarray(0, statusLine.length).equals(statusLine)) {
        socket.destroy(new Error(`expected ${statusLine}, got ${bytes.toString("latin1", 0, 40)}`));
        return false;
      }
      if (length === 0) length = lengthOf(bytes);
      received += count;
      const isComplete =
        length === Infinity ? bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : received >= length;
      if (!isComplete) return true;
      const now = performance.now();
      latencies.push(now - asked);
      isOver = now >= end;
      if (isOver) socket.end();
      else ask();
      return true;
    };
    const onread = { buffer: Buffer.alloc(65536), callback: /** @type {any} */ (read) };
    const socket = connect({ port, host: "127.0.0.1", noDelay: true, onread });
    socket.once("connect", ask).once("error", reject);
    socket.once("close", () => (isOver ? resolve() : reject(new Error("the server closed a connection under load"))));
  });
}

/** @param {Buffer} bytes the first read of an answer; the header is smaller than one segment of the loopback device */
function lengthOf(bytes) {
  const header = bytes.toString("latin1", 0, bytes.indexOf("\r\n\r\n") + 4);
  if (header.startsWith("HTTP/1.1 304")) return header.length;
  const [, content] = /\r\ncontent-length: (\d+)/i.exec(header) ?? [];
  return content === undefined ? Infinity : header.length + Number(content);
}
