import { business } from "../content/business";
import { place, tagline } from "../content/claims";
import { footer } from "../content/footer";
import { messages } from "../content/messages";
import { maskPhone } from "../formats/contact-links";
import { yearInRecife } from "../formats/year";
import { usePage } from "../hooks/use-page";
import { LazyImage } from "../illustrations/lazy-image";
import { Logo } from "../illustrations/logo";
import skylineUrl from "../illustrations/skyline.svg";
import { CallLink, ChatAnchor } from "./contact-button";
import { PhoneNumber } from "./phone-number";
import { Wordmark } from "./wordmark";

/** The end of every page: the number to call over the city at night, and the facts. Paper shows its facts alone (print.css). */
export function SiteFooter() {
  const { city, state } = business.address;
  const page = usePage();
  return (
    <footer className="night foot relative z-10" data-name={business.name} data-number={maskPhone(business.phone)}>
      <div className="last-light relative">
        <div className="qr absolute hidden text-center text-sm/tight text-lamp-pale">
          <p>{footer.code}</p>
          <LazyImage
            src="/whatsapp.svg"
            width="148"
            height="344"
            alt="Código QR do WhatsApp"
            className="mt-3 h-auto w-full"
          />
        </div>
        <div className="wrap pt-16 md:pt-24">
          <h2>{footer.title}</h2>
          <p className="mt-3 text-lg text-night-text">{footer.text}</p>
          <CallLink className="footer-phone mt-4 font-extrabold text-lamp">
            <span className="sr-only">Ligar </span>
            <PhoneNumber />
          </CallLink>
        </div>
        {/* Recife at three in the morning. The light of the one lit window, in the shape of a keyhole, falls on what follows. */}
        <LazyImage
          alt=""
          src={skylineUrl}
          width="1440"
          height="320"
          className="skyline relative block forced-colors:hidden"
        />
      </div>
      <div className="colophon relative wrap grid gap-10 pt-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-4 wide:grid-cols-[1fr_1fr_1.4fr_1fr]">
        <div>
          <p className="brand flex min-h-11 items-center font-extrabold" translate="no">
            <Logo className="w-6" />
            <span className="ml-2">
              <Wordmark />
            </span>
          </p>
          <p className="mt-4 text-night-text">{tagline}</p>
        </div>
        <div>
          <h2 className="text-base">Contato</h2>
          <address className="not-italic">
            <p>
              <ChatAnchor message={page?.message ?? messages.urgent}>
                <span translate="no">{`WhatsApp ${maskPhone(business.whatsapp)}`}</span>
              </ChatAnchor>
            </p>
            <p className="mt-2 text-night-text">
              {place}
              <br />
              {`${city} – ${state}`}
            </p>
          </address>
        </div>
        <nav aria-labelledby="footer-services">
          <h2 id="footer-services" className="text-base">
            Serviços
          </h2>
          <ul className="tiles grid gap-x-6 text-sm">
            {footer.services.map(({ name, to }) => (
              <li key={name}>
                <a href={to} className="py-2">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="text-base">Horário</h2>
          <p className="mt-2" data-paper>
            {business.hours}
          </p>
          <p className="mt-3">
            <ChatAnchor message={messages.emergency}>Emergência no WhatsApp</ChatAnchor>
          </p>
        </div>
        <p className="[border-top-width:1px] border-night-line pt-6 text-sm text-night-text text-balance sm:col-span-full sm:pr-92">
          © <span suppressHydrationWarning>{yearInRecife()}</span>
          {/* A name such as "Chaves Ltda." ends in a full stop already. */}
          {` ${business.name.replace(/\.$/, "")}. CNPJ ${business.taxId}`}
        </p>
      </div>
    </footer>
  );
}
