import { use } from "react";
import { NonceContext } from "./nonce-context";

/** An inline script. Browsers hide the nonce, so it always differs during hydration. */
export function InlineScript({ code, type }: { code: string; type?: string }) {
  const nonce = use(NonceContext);
  return <script type={type} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
