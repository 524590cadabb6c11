import type { ReactNode } from "react";
import { messages } from "~/content/messages";
import { ClosedKeyhole } from "~/illustrations/keyhole";
import { ContactPair } from "./contact-pair";
import { PageBody } from "./page-body";

interface ErrorLayoutProps {
  title: string;
  /** The title's language (BCP 47), if it is not Portuguese. */
  titleLang?: string;
  text: string;
  /** The link below the text. */
  children: ReactNode;
}

/** Layout of the 404 and failure pages: what happened, a link, and both contacts. */
export function ErrorLayout({ title, titleLang, text, children }: ErrorLayoutProps) {
  return (
    <PageBody>
      <div className="night-sky overflow-hidden night-ground">
        <div className="grid px-inset items-center gap-10 py-10 sm:flex md:py-16 short:py-2">
          <div className="min-w-0 flex-1">
            <h1 lang={titleLang}>{title}</h1>
            <p className="mt-4 text-lg text-balance text-night-text">{text}</p>
            <p className="mt-6">{children}</p>
            <ContactPair message={messages.urgent} className="mt-6 sm:w-fit short:flex" />
          </div>
          <ClosedKeyhole className="mx-auto h-auto w-1/3 max-w-96 short:w-1/4" />
        </div>
      </div>
    </PageBody>
  );
}
