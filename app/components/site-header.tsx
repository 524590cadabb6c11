import { useLocation } from "@remix-run/react";
import { Menu, Phone, X } from "lucide-react";
import type { FocusEvent } from "react";
import { business } from "../content/business";
import { phoneHref } from "../content/contact-links";
import { navigation } from "../content/navigation";
import { pages } from "../content/pages";
import { Logo } from "../illustrations/logo";
import { PhoneNumber } from "./phone-number";
import { Wordmark } from "./wordmark";

/** The header with the number to call. The menu is a popover, so that it opens and closes without scripts. */
export function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header className="night relative z-20 border-b border-night-line print:hidden">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-[min(0.5rem,2vw)] sm:gap-x-4">
        <div className="flex flex-1">
          <a
            href={pages.home.path}
            className="flex min-h-11 min-w-[min(2.75rem,12.3vw)] items-center gap-2 text-lg leading-tight font-extrabold tracking-tight"
            aria-label={`${business.name}, página inicial`}
          >
            <Logo className="size-9 max-h-[12vw] max-w-[12vw] shrink-0" />
            <span className="max-sm:hidden" translate="no">
              <Wordmark />
            </span>
          </a>
        </div>
        <nav aria-label="Principal" className="hidden xl:block">
          <ul className="flex gap-x-6">
            <MenuItems
              items={navigation}
              pathname={pathname}
              className="flex min-h-11 items-center text-sm font-medium underline-offset-8 hover:text-lamp aria-[current]:text-lamp aria-[current]:underline"
            />
          </ul>
        </nav>
        <a
          href={phoneHref(business.phone)}
          className="flex min-h-11 items-center gap-2 rounded-full border border-night-line px-[min(0.875rem,2.5vw)] text-[min(0.9375rem,5vw)] font-bold hover:border-lamp hover:text-lamp xl:ml-2"
        >
          <Phone className="size-[1.1em] shrink-0" />
          <PhoneNumber />
        </a>
        <button
          type="button"
          popovertarget="menu"
          aria-label="Menu"
          data-hint="Menu"
          onBlur={closeMenuOnLeave}
          className="menu-button -mr-[min(0.625rem,2vw)] xl:hidden"
        >
          <Menu className="size-6" />
        </button>
        <nav id="menu" popover="auto" aria-label="Menu" className="menu night xl:hidden" onBlur={closeMenuOnLeave}>
          <ul className="menu-rows">
            <MenuItems
              items={[{ to: pages.home.path, name: pages.home.name }, ...navigation]}
              pathname={pathname}
              className="flex min-h-12 items-center px-4 font-medium hover:text-lamp aria-[current]:text-lamp aria-[current]:underline underline-offset-8"
            />
            <li>
              <a
                href={phoneHref(business.phone)}
                className="flex min-h-12 items-center gap-2.5 px-4 font-bold text-lamp hover:underline underline-offset-8"
              >
                <Phone className="size-5 shrink-0" />
                <span>
                  Ligar <PhoneNumber />
                </span>
              </a>
            </li>
          </ul>
          <button
            type="button"
            popovertarget="menu"
            popovertargetaction="hide"
            aria-label="Fechar menu"
            className="menu-button absolute top-1.5 right-1.5"
          >
            <X className="size-6" />
          </button>
        </nav>
      </div>
    </header>
  );
}

/** Closes the menu when the focus moves out of the menu, which would cover the focused element. */
function closeMenuOnLeave({ relatedTarget }: FocusEvent) {
  if (relatedTarget && !document.getElementById("menu")?.contains(relatedTarget)) closeMenu();
}

function closeMenu() {
  const menu = document.getElementById("menu");
  if (menu?.hidePopover && menu.matches(":popover-open")) menu.hidePopover();
}

interface MenuItemsProps {
  items: typeof navigation;
  pathname: string;
  className: string;
}

function MenuItems({ items, pathname, className }: MenuItemsProps) {
  return items.map(({ to, name }) => (
    <li key={to}>
      {/* A link to a section of the same page loads no document, which would close the menu. */}
      <a href={to} onClick={closeMenu} className={className} aria-current={to === pathname ? "page" : undefined}>
        {name}
      </a>
    </li>
  ));
}
