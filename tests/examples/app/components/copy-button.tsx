import { use, useEffect } from "react";
import { Button } from "~/components/button";
import { NonceContext } from "~/document/nonce-context";

interface CopyButtonProps {
  /** The id of the element whose text is copied. */
  of: string;
}

/** A button that copies a text and says so. An inline script shows the button and makes it work, so phones do not need to start React. */
export function CopyButton({ of }: CopyButtonProps) {
  const nonce = use(NonceContext);
  const id = `copy-${of}`;
  // If an extension has changed the page, React renders the button again.
  useEffect(() => copyOnClick(id, of), [id, of]);
  return (
    <div className="grid gap-2">
      <Button id={id} type="button" variant="lamp" hidden suppressHydrationWarning>
        Copiar
      </Button>
      {/* Set as HTML, so that hydration keeps what the script has written. */}
      <p role="status" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: `(${copyOnClick})(${JSON.stringify(id)},${JSON.stringify(of)})` }}
      />
    </div>
  );
}

/** The function must be self-contained, because its source is inlined. */
function copyOnClick(buttonId: string, textId: string): void {
  const button = document.getElementById(buttonId) as HTMLButtonElement | null;
  const text = document.getElementById(textId);
  const status = button?.nextElementSibling;
  if (!button || !text || !status) return;
  button.hidden = false;
  button.onclick = async (event) => {
    event.stopPropagation(); // otherwise page-script.ts would start React
    try {
      await navigator.clipboard.writeText(text.innerText);
      status.textContent = "Copiado.";
    } catch {
      getSelection()?.selectAllChildren(text);
      status.textContent = "Não deu para copiar. O texto está marcado: copie você.";
    }
  };
}
