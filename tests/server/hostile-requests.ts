/** Requests of people who try doors, as Latin-1. */

/** Stands in every hostile request where text goes; no answer may bring it back as it was. */
export const MARK = `zq7"'<zq7>`;
export const EVIL = "evil.example";

const escapes = [
  "/%",
  "/%%",
  "/%zz",
  "/%c0%ae%c0%ae/",
  "/%ff%fe",
  "/%u0041",
  "/caf\xc3\xa9",
  "/\xff\xfe\x80",
  "/%00",
  "/%0a%0d",
];
const controls = [
  "/a\0b",
  "/a\tb",
  "/a\x0bb",
  "/a\x1b[31mred",
  "/a\x7fb",
  "/a\x9b31mb",
  "/a\xe2\x80\xaeb",
  "/a\xe2\x80\xa8b",
];
const traversals = [
  "/../../../../etc/passwd",
  "/..%2f..%2f..%2fetc%2fpasswd",
  "/%2e%2e/%2e%2e/package.json",
  "/%252e%252e/package.json",
  "/..\\..\\package.json",
  "/....//....//package.json",
  "/package.json",
  "/.env",
  "/.git/config",
  "/app/root.tsx",
  "/build/../package.json",
  "/build/..%2f..%2fpackage.json",
  "/build/assets/../../server/index.js",
  "/build/assets/..%5c..%5cserver%5cindex.js",
  "/build/server/index.js",
  "/server/index.js",
  "/build/.vite/manifest.json",
  "/build/assets/",
  "/build/assets",
  "/build",
  "/file:///etc/passwd",
];
const foreignTargets = [
  `//${EVIL}/`,
  `//${EVIL}/%2f..`,
  `///${EVIL}`,
  `/\\${EVIL}`,
  `/%5c${EVIL}/`,
  `/%2f%2f${EVIL}/`,
  `//${EVIL}//`,
  `http://${EVIL}/`,
  `http://${EVIL}`,
  `https://${EVIL}/nothing`,
  `HTTP://user:password@${EVIL}:1/CHAVEIRO-24H-RECIFE/`,
  `ftp://${EVIL}/`,
  "http://",
  "http:///",
  "http:/x",
  "javascript:alert(1)",
  "*",
  "?x",
  "#x",
  "site:80",
];
const internals = [
  "/_data",
  "/?_data=root",
  "/?_data=routes%2F_index",
  "/?_data=routes%2Fnothing",
  "/chaveiro-24h-recife?_data=routes/chaveiro-24h-recife",
  "/nothing?_data=root",
  "/_root.data",
  "/chaveiro-24h-recife.data",
  "/__manifest",
  "/__manifest?p=%2F&version=x",
  "/?index",
  "/__remix_dev",
  "/@vite/client",
  "/@fs/etc/passwd",
];
const prototypes = ["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "then"].flatMap(
  (name) => [`/${name}`, `/${name}/${name}`, `/build/assets/${name}`, `/?${name}[${name}]=1&${name}=1`],
);
const long = [
  `/${"a".repeat(8192)}`,
  `/${"%41".repeat(2700)}`,
  `/${"../".repeat(2700)}`,
  `/${"/".repeat(8000)}x`,
  `/x${"/".repeat(8000)}`,
  `/chaveiro-24h-recife${"/".repeat(8000)}`,
  `/?${Array.from({ length: 2000 }, (_, i) => `k${i}=`).join("&")}`,
  `/nothing?${Array.from({ length: 2000 }, (_, i) => `k${i}=`).join("&")}`,
  `/${"x".repeat(20_000)}`,
];
const reflections = [
  `/${MARK}`,
  `/<script>${MARK}</script>`,
  `/?q=${MARK}`,
  `/nothing?q=${MARK}`,
  `/CHAVEIRO-24H-RECIFE/?q=${MARK}`,
  `/chaveiro-24h-recife/?q=%0d%0aInjected:%201&${MARK}`,
  `/CHAVEIRO-24H-RECIFE?\xe2\x80\xae\x9b\x7f${MARK}`,
  `/chaveiro-24h-recife/#${MARK}`,
  `/</script><script>alert(1)//${MARK}`,
];

/** Of request lines, by what they try. */
export const hostileTargets = {
  escapes,
  controls,
  traversals,
  foreignTargets,
  internals,
  prototypes,
  long,
  reflections,
};

export const hostileFields = {
  "a foreign Host": `Host: ${EVIL}`,
  "no Host": "X-Nothing: 1",
  "two Hosts": `Host: site\r\nHost: ${EVIL}`,
  "a Host with text": `Host: ${MARK}`,
  "an empty Host": "Host:",
  "forwarded fields": `Host: site\r\nX-Forwarded-Host: ${EVIL}\r\nX-Forwarded-Proto: ${MARK}\r\nX-Forwarded-For: ${MARK}\r\nX-Forwarded-Port: -1\r\nX-Forwarded-Prefix: //${EVIL}\r\nForwarded: host=${EVIL}\r\nX-Original-URL: /healthz\r\nX-Rewrite-URL: /nothing\r\nX-Host: ${EVIL}`,
  "another method in a field": "Host: site\r\nX-HTTP-Method-Override: DELETE\r\nX-HTTP-Method: DELETE",
  "foreign Origin and Referer": `Host: site\r\nOrigin: https://${EVIL}\r\nReferer: https://${EVIL}/${MARK}`,
  "cookies and credentials": `Host: site\r\nCookie: __session=${MARK}\r\nAuthorization: Basic ${MARK}`,
  "many fields": `Host: site\r\n${"a: b\r\n".repeat(2500)}x: y`,
  "fields too long": `Host: site\r\nX-Long: ${"x".repeat(20_000)}`,
  "a field without a colon": `Host: site\r\n${MARK}`,
  "a folded field": `Host: site\r\nX-Folded: a\r\n ${MARK}`,
  "a field with NUL": "Host: site\r\nX-Nul: a\0b",
  "a bare line feed": "Host: site\nX-Other: 1",
  "a prototype's name": "Host: site\r\n__proto__: 1\r\nconstructor: 2\r\ntoString: 3",
  "a range": "Host: site\r\nRange: bytes=0-5",
  "ranges beyond the end": "Host: site\r\nRange: bytes=99999999-,-0,5-1,a-b",
  "preconditions that fail": `Host: site\r\nIf-Match: "${"x".repeat(100)}"\r\nIf-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT`,
  "dates that are none": "Host: site\r\nIf-Modified-Since: yesterday\r\nIf-Range: tomorrow",
  "an expectation": `Host: site\r\nExpect: ${MARK}`,
  "an upgrade to WebSocket":
    "Host: site\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x",
  "an upgrade to HTTP/2":
    "Host: site\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__",
  "a body's length and chunks": "Host: site\r\nContent-Length: 5\r\nTransfer-Encoding: chunked",
  "two lengths": "Host: site\r\nContent-Length: 5\r\nContent-Length: 6",
  "a negative length": "Host: site\r\nContent-Length: -1",
  "chunks in disguise": "Host: site\r\nTransfer-Encoding: xchunked",
};

export const hardlyHttp: [name: string, sent: string][] = [
  ["HTTP/1.0 without fields", "GET / HTTP/1.0\r\n\r\n"],
  ["HTTP/0.9", "GET /\r\n\r\n"],
  ["HTTP/2's preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["HTTP/9.9", "GET / HTTP/9.9\r\nHost: site\r\n\r\n"],
  ["a TLS hello", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
  ["a method nobody knows", `${MARK} / HTTP/1.1\r\nHost: site\r\n\r\n`],
  ["a method in lower case", "get / HTTP/1.1\r\nHost: site\r\n\r\n"],
  ["two blanks", "GET  / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n"],
  ["a line within the target", "GET /a\r\nb HTTP/1.1\r\nHost: site\r\n\r\n"],
  [
    "a second request smuggled in",
    "GET / HTTP/1.1\r\nHost: site\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: site\r\n\r\n",
  ],
  [
    "chunks that are none",
    "GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n",
  ],
];
