import { use } from "react";
import { NonceContext } from "./nonce-context";

/** An inline script. It differs during hydration: browsers hide the nonce, and Vite minifies `pageScript` otherwise for browsers than for the server. */
export function InlineScript({ code, type }: { code: string; type?: string }) {
  const nonce = use(NonceContext);
  return <script type={type} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
