import { business } from "~/content/business";
import { footer } from "~/content/footer";
import { messages } from "~/content/messages";
import { streetAndDistrict, tagline } from "~/content/phrases";
import { usePageMessage } from "~/hooks/use-route-handle";
import { Logo } from "~/illustrations/logo";
import { formatPhone } from "~/utils/contact-links";
import { yearInRecife } from "~/utils/year";
import { FooterCall } from "./footer-call";
import { WhatsappLink } from "./whatsapp-link";
import { Wordmark } from "./wordmark";

const linkClassName = "inline-flex min-h-11 min-w-11 items-center underline";

/** The footer, with the number to call and facts about the business. Only these facts are printed (styles/print.css). */
export function SiteFooter() {
  const { city, state } = business.address;
  const message = usePageMessage();
  return (
    <footer className="relative z-1 overflow-hidden night-ground">
      <FooterCall />
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
            {footer.services.map(({ name, to, lang }) => (
              <li key={name}>
                <a href={to} lang={lang} hrefLang={lang} className={`${linkClassName} py-2`}>
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
        {/* The padding keeps these lines clear of the round button. */}
        <p className="border-t border-night-border pt-6 text-sm text-balance text-night-text sm:col-span-full sm:pr-24 print:hidden">
          © <span suppressHydrationWarning>{yearInRecife()}</span>
          {/* A name such as "Chaves Ltda." already ends with a period. */}
          {` ${business.name.replace(/\.$/, "")}. CNPJ ${business.taxId}`}
        </p>
      </div>
    </footer>
  );
}
