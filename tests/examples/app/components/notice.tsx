import { type ReactNode, use, useEffect } from "react";
import { NonceContext } from "~/document/nonce-context";

interface NoticeProps {
  /** Names the answer in localStorage: `notice-cookies` for "cookies". With a new name, all visitors see the notice again. */
  name: string;
  text: string;
  /** When the notice is shown, as dates with a time zone, such as "2026-12-20T00:00-03:00". By default, it is always shown. */
  from?: string;
  until?: string;
  /** Buttons with `type="submit"`: each closes the notice, and its `value` is the answer. */
  children: ReactNode;
}

/**
 * A notice above the page, until the visitor answers it. It is in the page's flow, so that it covers no contact.
 * The browser closes a `<dialog>` when its form is sent, without React. The script opens it, so the fallback pages, where no script runs,
 * have no notice.
 */
export function Notice({ name, text, from = "", until = "", children }: NoticeProps) {
  const nonce = use(NonceContext);
  const id = `notice-${name}`;
  // If an extension has changed the page, React renders the notice again.
  useEffect(() => showUntilAnswered(id, from, until), [id, from, until]);
  const call = `(${showUntilAnswered})(${JSON.stringify(id)},${JSON.stringify(from)},${JSON.stringify(until)})`;
  return (
    <>
      <dialog
        id={id}
        suppressHydrationWarning
        aria-labelledby={`${id}-text`}
        className="static m-0 w-full max-w-none border-b border-border bg-surface px-inset py-3 text-ink print:hidden"
      >
        <form method="dialog" className="flex flex-wrap items-center gap-3">
          <p id={`${id}-text`} className="flex-1 basis-80">
            {text}
          </p>
          {children}
        </form>
      </dialog>
      {/* suppressHydrationWarning: browsers hide the nonce, and the client bundle minifies the function in another way. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: call }} />
    </>
  );
}

/** Runs before the first paint, so that nothing moves. */
function showUntilAnswered(id: string, from: string, until: string): void {
  const notice = document.getElementById(id) as HTMLDialogElement | null;
  if (!notice || notice.dataset.isReady !== undefined) return; // the second call comes from React
  notice.dataset.isReady = "";
  const now = Date.now();
  const isEarly = now < Date.parse(from); // false if `from` is empty
  const isLate = now > Date.parse(until);
  notice.open = !isEarly && !isLate;
  try {
    const answer = localStorage.getItem(id);
    if (answer !== null) notice.open = false;
    notice.addEventListener("close", () => localStorage.setItem(id, notice.returnValue));
  } catch {
    // Storage is blocked: every page shows the notice again.
  }
}
