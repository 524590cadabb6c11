import { use, useEffect } from "react";
import { Button } from "~/components/button";
import { NonceContext } from "~/document/nonce-context";

/** The answer, "sim" or "nao", is in localStorage under this name. With another name everybody is asked again. */
export const noticeKey = "notice-cookies";

/**
 * A notice with two buttons above the page. It is part of the page's flow, so it covers no contact.
 * The browser closes a `dialog` when its form is sent, without React.
 */
export function Notice() {
  const nonce = use(NonceContext);
  // Where an extension has changed the page, React renders the notice again.
  useEffect(() => rememberAnswer(noticeKey), []);
  return (
    <>
      <dialog
        id="notice"
        open
        suppressHydrationWarning
        aria-labelledby="notice-text"
        className="static m-0 w-full max-w-none border-b border-border bg-surface px-inset py-3 text-ink print:hidden"
      >
        <form method="dialog" className="flex flex-wrap items-center gap-3">
          <p id="notice-text" className="flex-1 basis-80">
            Podemos contar as visitas com cookies?
          </p>
          <Button variant="outlined" type="submit" value="sim">
            Podem
          </Button>
          <Button variant="outlined" type="submit" value="nao">
            Não, obrigado
          </Button>
        </form>
      </dialog>
      {/* Browsers hide the nonce, and Vite minifies the function differently for them. */}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: `(${rememberAnswer})("${noticeKey}")` }}
      />
    </>
  );
}

/** Runs before the first paint: a notice that was answered is not seen again. */
function rememberAnswer(key: string): void {
  const notice = document.querySelector<HTMLDialogElement>("#notice");
  try {
    const answer = localStorage.getItem(key);
    if (answer) notice?.close(answer);
    notice?.addEventListener("close", () => localStorage.setItem(key, notice.returnValue));
  } catch {
    // Storage is blocked: the notice is there on every page.
  }
}
