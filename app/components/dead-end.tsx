import type { ReactNode } from "react";
import { messages } from "../content/messages";
import { ClosedKeyhole } from "../illustrations/keyhole";
import { CallButton, WhatsappButton } from "./contact-button";

interface DeadEndProps {
  title: string;
  /** Language of the title, if not Portuguese. */
  lang?: string;
  text: string;
  /** A link that leads on. */
  children: ReactNode;
}

/** The layout of the 404 and failure pages: what happened, a link that leads on, and both ways to call. */
export function DeadEnd({ title, lang, text, children }: DeadEndProps) {
  return (
    <div id="conteudo" tabIndex={-1} className="night overflow-hidden bg-(image:--gradient-night) outline-none">
      <div className="wrap grid items-center gap-10 pt-12 sm:grid-cols-2 md:pt-20">
        <div>
          <h1 lang={lang} className="text-title font-extrabold tracking-tightest">
            {title}
          </h1>
          <p className="mt-5 max-w-85 text-lg text-night-text">{text}</p>
          <p className="way-on mt-6">{children}</p>
          <div className="mt-6 grid gap-3 sm:max-w-80">
            <WhatsappButton message={messages.urgent} />
            <CallButton look="white" />
          </div>
        </div>
        <ClosedKeyhole className="stays w-40 justify-self-center md:w-66 lg:w-88 xl:w-108 xl:justify-self-end" />
      </div>
    </div>
  );
}
