import Phone from "lucide-react/icons/phone";
import { business } from "~/content/business";
import { navigation } from "~/content/navigation";
import { pages } from "~/content/pages";
import { Logo } from "~/illustrations/logo";
import { CallLink } from "./call-link";
import { NavigationItems } from "./navigation-items";
import { PhoneNumber } from "./phone-number";
import { SiteMenu } from "./site-menu";
import { Wordmark } from "./wordmark";

/** The header with the number to call. */
export function SiteHeader() {
  return (
    <header className="relative z-3 border-b border-night-border night-ground">
      <div className="flex min-h-16 items-center gap-x-1 px-inset text-sm sm:gap-x-4 short:min-h-12">
        <div className="flex flex-1">
          <a
            href={pages.home.path}
            className="flex min-h-11 items-center text-lg/tight font-extrabold"
            aria-label={`${business.name}, página inicial`}
            translate="no"
          >
            <Logo className="size-9 shrink-0 tiny:hidden" />
            <Wordmark className="ml-2" />
          </a>
        </div>
        <nav aria-label="Principal" className="hidden nav:block">
          <ul className="flex">
            <NavigationItems items={navigation} className="px-2" />
          </ul>
        </nav>
        {/* On phones the call bar has the number. */}
        <CallLink className="flex min-h-11 items-center gap-2 rounded-full border border-night-border px-3 font-bold max-sm:hidden">
          <Phone size="1.2em" />
          <span className="sr-only">Ligar </span>
          <PhoneNumber />
        </CallLink>
        <SiteMenu />
      </div>
    </header>
  );
}
