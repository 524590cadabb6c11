import { Link } from "@remix-run/react";
import { CallButton, WhatsappButton } from "../components/contact-button";
import { messages } from "../content/messages";
import { pages } from "../content/pages";
import { Keyhole } from "../illustrations/keyhole";

export function NotFoundPage() {
  return (
    <div className="night overflow-hidden bg-(image:--gradient-dusk)">
      <div className="wrap grid items-center gap-10 pt-12 md:grid-cols-2 md:pt-20">
        <div>
          <h1 lang="en" className="text-h1 font-extrabold tracking-tighter">
            Oops! Page not found
          </h1>
          <p className="mt-5 max-w-85 text-lg text-night-text">
            Esta porta não existe, ou mudou de lugar. A sua, a gente abre.
          </p>
          <p className="mt-6">
            <Link
              to={pages.home.path}
              lang="en"
              aria-describedby="em-portugues"
              className="inline-flex min-h-11 items-center font-bold text-lamp underline underline-offset-4"
            >
              Return to Home
            </Link>{" "}
            <span id="em-portugues" className="text-night-text">
              (voltar ao início)
            </span>
          </p>
          <div className="mt-6 flex flex-col gap-3 sm:max-w-80">
            <WhatsappButton message={messages.urgent} text="Chamar no WhatsApp" />
            <CallButton look="white" />
          </div>
        </div>
        <Keyhole className="w-40 overflow-visible justify-self-center md:w-64" />
      </div>
    </div>
  );
}
