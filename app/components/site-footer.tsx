import { business } from "../content/business";
import { tagline } from "../content/claims";
import { maskPhone, phoneHref } from "../content/contact-links";
import { footerServices } from "../content/footer";
import { messages } from "../content/messages";
import { yearInRecife } from "../content/year";
import { Logo } from "../illustrations/logo";
import { Skyline } from "../illustrations/skyline";
import { ChatAnchor } from "./contact-button";
import { Wordmark } from "./wordmark";

const link = "inline-flex min-h-11 items-center underline decoration-night-line underline-offset-4 hover:text-lamp";

/** The footer. A printed page shows nothing else. */
export function SiteFooter() {
  const { street, district, city, state } = business.address;
  return (
    <footer className="relative">
      <div className="sky print:hidden">
        <Skyline />
      </div>
      <div className="night">
        <div className="wrap footer-columns">
          <div className="[grid-area:brand]">
            <p className="flex items-center gap-3 text-xl font-extrabold tracking-tight" translate="no">
              <Logo className="size-11 shrink-0" />
              <span>
                <Wordmark />
              </span>
            </p>
            <p className="mt-4 max-w-64 text-night-text">{tagline}</p>
          </div>
          <div className="[grid-area:contact]">
            <h2 className="font-bold text-lamp">Contato</h2>
            <address className="not-italic">
              <p>
                Telefone:{" "}
                <a href={phoneHref(business.phone)} className={link}>
                  {maskPhone(business.phone)}
                </a>
              </p>
              <p>
                WhatsApp:{" "}
                <ChatAnchor message={messages.urgent} className={link}>
                  {maskPhone(business.whatsapp)}
                </ChatAnchor>
              </p>
              <p className="mt-2 text-night-text">
                {`${street}, ${district}`}
                <br />
                {`${city} – ${state}`}
              </p>
            </address>
          </div>
          <nav aria-labelledby="footer-services" className="[grid-area:services] print:hidden">
            <h2 id="footer-services" className="font-bold text-lamp">
              Serviços
            </h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5em,1fr))] gap-x-5 text-sm sm:grid-cols-3 lg:grid-cols-[auto_auto]">
              {footerServices.map(({ name, to }) => (
                <li key={name}>
                  <a href={to} className={link}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="[grid-area:hours]">
            <h2 className="font-bold text-lamp">Horário</h2>
            <p className="mt-2 max-w-48">{business.hours}</p>
            <p className="mt-3 print:hidden">
              <ChatAnchor message={messages.emergency} className={link}>
                Emergência no WhatsApp
              </ChatAnchor>
            </p>
          </div>
          <p className="border-t border-night-line pt-5 text-sm sm:min-h-19 sm:pr-16 text-night-text [grid-area:end]">
            © <span suppressHydrationWarning>{yearInRecife()}</span>
            {/* A name such as "Chaves Ltda." ends in a full stop already. */}
            {` ${business.name.replace(/\.$/, "")}. CNPJ ${business.taxId}`}
          </p>
        </div>
      </div>
    </footer>
  );
}
