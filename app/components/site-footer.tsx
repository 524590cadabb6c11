import { business } from "~/content/business";
import { footer } from "~/content/footer";
import { messages } from "~/content/messages";
import { streetAndDistrict, tagline } from "~/content/phrases";
import { useMessage } from "~/hooks/use-route-handle";
import { Logo } from "~/illustrations/logo";
import skylineUrl from "~/illustrations/skyline.svg";
import { formatPhone } from "~/utils/contact-links";
import { yearInRecife } from "~/utils/year";
import { CallLink } from "./call-link";
import { EmergencyLinks } from "./emergency-links";
import { PhoneNumber } from "./phone-number";
import { WhatsappLink } from "./whatsapp-link";
import { Wordmark } from "./wordmark";

const linkClassName = "inline-flex min-h-11 items-center underline";

/** The footer, with the number to call and the facts. A page with a hero prints only these facts (print.css). */
export function SiteFooter() {
  const { city, state } = business.address;
  const message = useMessage();
  return (
    <footer className="relative z-1 overflow-hidden night-ground">
      <div className="footer-sky relative flow-root">
        {/* A QR code, because a computer cannot call. On windows of more than 130 rem the skyline would hide it. routes/whatsapp[.]svg.ts draws
            a house, 37 units wide and 86 high, of which paper shows the upper 50: roof and code. */}
        <p className="absolute right-inset bottom-0 hidden w-38 text-center text-sm/tight text-lamp-pale pointer-fine:xl:max-[130rem]:block print:static print:block print:w-48 print:text-base">
          {footer.codeText}
          <img
            loading="lazy"
            src="/whatsapp.svg"
            width="148"
            height="344"
            alt="Código QR do WhatsApp"
            className="mt-3 w-full print:aspect-37/50 print:object-cover print:object-top"
          />
        </p>
        <div className="px-inset pt-16 md:pt-24">
          <h2 className="print:hidden">{footer.title}</h2>
          <p className="mt-3 text-lg text-night-text print:hidden">
            <EmergencyLinks text={footer.text} />
          </p>
          <CallLink className="mt-4 inline-flex min-h-11 items-center text-[5.25rem] font-extrabold tracking-[-0.03em] text-lamp underline decoration-[0.04em] [text-decoration-skip-ink:none] print:-order-1 print:text-[4.5rem]">
            <span className="sr-only">Ligar </span>
            <PhoneNumber />
          </CallLink>
        </div>
        {/* Recife at night, with one lit window, whose light falls on the columns below. */}
        <img
          loading="lazy"
          alt=""
          src={skylineUrl}
          width="1440"
          height="320"
          className="skyline relative forced-colors:hidden print:hidden"
        />
      </div>
      <div className="relative grid gap-10 px-inset py-10 sm:grid-cols-2 sm:pb-6 lg:grid-cols-4 lg:gap-x-4 xl:grid-cols-[1fr_1fr_1.4fr_1fr]">
        <div>
          <p
            className="flex min-h-11 items-center text-lg/tight font-extrabold print:-order-2 print:text-[3rem]"
            translate="no"
          >
            <Logo className="size-9 shrink-0 tiny:hidden print:hidden" />
            <Wordmark className="ml-2" />
          </p>
          <p className="mt-4 text-night-text print:hidden">{tagline}</p>
        </div>
        <div>
          <h2 className="text-base print:hidden">Contato</h2>
          <address className="not-italic">
            <p>
              <WhatsappLink message={message} className={linkClassName}>
                <span translate="no">{`WhatsApp ${formatPhone(business.whatsapp)}`}</span>
              </WhatsappLink>
            </p>
            <p className="mt-2 text-night-text">
              {streetAndDistrict}
              <br />
              {`${city} – ${state}`}
            </p>
          </address>
        </div>
        <nav aria-labelledby="footer-services" className="print:hidden">
          <h2 id="footer-services" className="text-base">
            Serviços
          </h2>
          <ul className="grid grid-cols-tiles gap-x-6 text-sm">
            {footer.services.map(({ name, to }) => (
              <li key={name}>
                <a href={to} className={`${linkClassName} py-2`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="text-base print:hidden">Horário</h2>
          <p className="mt-2">{business.hours}</p>
          <p className="mt-3 print:hidden">
            <WhatsappLink message={messages.emergency} className={linkClassName}>
              Emergência no WhatsApp
            </WhatsappLink>
          </p>
        </div>
        {/* The padding keeps the line clear of the round button. */}
        <p className="border-t border-night-border pt-6 text-sm text-balance text-night-text sm:col-span-full sm:pr-24 print:hidden">
          © <span suppressHydrationWarning>{yearInRecife()}</span>
          {/* A name such as "Chaves Ltda." already ends with a period. */}
          {` ${business.name.replace(/\.$/, "")}. CNPJ ${business.taxId}`}
        </p>
      </div>
    </footer>
  );
}
