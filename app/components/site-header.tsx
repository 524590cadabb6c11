import { Link, useLocation } from "@remix-run/react";
import { Menu, Phone } from "lucide-react";
import { business } from "../content/business";
import { phoneHref } from "../content/contact-links";
import { navigation } from "../content/navigation";
import { Logo } from "../illustrations/logo";
import { Highlighted } from "./highlighted";
import { PhoneNumber } from "./phone-number";

/** Stays at the top with the number to call; its menu is a `<details>`, which needs no script. */
export function SiteHeader() {
  const { key, pathname } = useLocation();
  return (
    <header className="night sticky top-0 z-20 border-b border-night-line [@media(height<26rem)]:relative print:hidden">
      <div className="wrap flex min-h-16 items-center flex-wrap gap-x-1 sm:gap-x-4">
        <Link
          to="/"
          className="mr-auto flex min-h-11 min-w-min flex-[1_1_0] sm:flex-none items-center gap-2 font-extrabold"
          aria-label={`${business.name}, página inicial`}
        >
          <Logo className="size-9 shrink-0" />
          <span className="text-sm leading-tight tracking-tight max-[22rem]:hidden sm:text-lg" translate="no">
            <Highlighted text={business.name} highlight="24h" className="inline-block w-[1.75em]" />
          </span>
        </Link>
        <nav aria-label="Principal" className="hidden xl:block">
          <ul className="grid w-156 grid-cols-6">
            <MenuItems
              pathname={pathname}
              className="flex min-h-11 items-center justify-center px-1 text-sm font-medium hover:text-lamp aria-[current]:text-lamp"
            />
          </ul>
        </nav>
        <a
          href={phoneHref(business.phone)}
          className="flex min-h-11 items-center gap-2 rounded-full border border-night-line px-1.5 text-sm font-bold sm:px-3 hover:border-lamp hover:text-lamp"
        >
          <Phone className="size-4 shrink-0 max-sm:hidden" />
          <PhoneNumber />
        </a>
        {/* A new key closes the menu when the visitor has gone where it led. */}
        <details key={key} className="relative -mr-2 xl:hidden">
          <summary
            aria-label="Menu"
            data-hint="Menu"
            className="flex size-11 cursor-pointer list-none items-center justify-center rounded-md"
          >
            <Menu className="size-6" />
          </summary>
          <nav
            aria-label="Menu"
            className="night absolute top-full right-0 mt-3 w-60 rounded-card border border-night-line p-2"
          >
            <ul>
              <MenuItems
                pathname={pathname}
                className="flex min-h-11 items-center rounded-md px-4 font-medium hover:text-lamp aria-[current]:text-lamp"
              />
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}

function MenuItems({ pathname, className }: { pathname: string; className: string }) {
  return navigation.map(({ to, name }) => (
    <li key={to}>
      <Link to={to} className={className} aria-current={to === pathname ? "page" : undefined}>
        {name}
      </Link>
    </li>
  ));
}
