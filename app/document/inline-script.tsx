import { use, useState, useSyncExternalStore } from "react";
import { NonceContext } from "./nonce-context";

/**
 * An inline script of the document that the server sends. React creates none in a browser: it would never run, and the console would say so.
 * `suppressHydrationWarning`, because browsers hide the nonce, and Vite minifies `pageScript` differently for browsers than for the server.
 */
export function InlineScript({ code, type }: { code: string; type?: string }) {
  const nonce = use(NonceContext);
  // True in the server's document and while it hydrates. The state keeps it: later it would be false, and React would remove the script.
  const [isOfServer] = useState(useSyncExternalStore(subscribe, inBrowser, onServer));
  if (!isOfServer) return null;
  return <script type={type} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

const subscribe = () => () => {};
const inBrowser = () => false;
const onServer = () => true;
