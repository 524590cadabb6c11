import { use, useState, useSyncExternalStore } from "react";
import { NonceContext } from "./nonce-context";

/**
 * An inline script of the document that the server sends. React creates none in a browser: it would never run, and the console would say so.
 * Hydration finds another nonce and code: browsers hide the nonce, and Vite minifies `pageScript` differently for browsers than for the server.
 */
export function InlineScript({ code, type }: { code: string; type?: string }) {
  const nonce = use(NonceContext);
  // The state keeps the first answer: after hydration the store would answer false, and React would remove the script.
  const [isOfServer] = useState(useSyncExternalStore(subscribe, inBrowser, onServer));
  if (!isOfServer) return null;
  return <script type={type} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

// During hydration, React takes the server's value too.
const subscribe = () => () => {};
const inBrowser = () => false;
const onServer = () => true;
