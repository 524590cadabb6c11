import { useLocation } from "@remix-run/react";
import Menu from "lucide-react/icons/menu";
import Phone from "lucide-react/icons/phone";
import X from "lucide-react/icons/x";
import type { FocusEvent } from "react";
import { business } from "../content/business";
import { navigation } from "../content/navigation";
import { pages } from "../content/pages";
import { Logo } from "../illustrations/logo";
import { CallLink } from "./contact-button";
import { PhoneNumber } from "./phone-number";
import { Tooltip } from "./tooltip";
import { Wordmark } from "./wordmark";

/** The header with the number to call. The menu is a popover, so that it opens and closes without scripts. */
export function SiteHeader() {
  return (
    <header className="night relative z-20 [border-bottom-width:1px] border-night-line">
      <div className="wrap flex min-h-16 flex-wrap short:min-h-12 items-center gap-x-1 text-sm sm:gap-x-4">
        <div className="flex flex-1">
          <a
            href={pages.home.path}
            className="brand flex min-h-11 items-center font-extrabold"
            aria-label={`${business.name}, página inicial`}
            translate="no"
          >
            <Logo className="w-6" />
            {/* Generated text, because a reader without styles has the whole name beside it. */}
            <span
              className="ml-2 text-xs max-[22.5rem]:hidden sm:hidden"
              data-name={business.shortName ?? business.name}
            />
            <span className="ml-2 max-sm:hidden">
              <Wordmark />
            </span>
          </a>
        </div>
        <nav aria-label="Principal" className="hidden xl:block">
          <ul className="flex">
            <MenuItems items={navigation} className="px-2" />
          </ul>
        </nav>
        <CallLink className="number flex min-h-11 items-center gap-1 rounded-full [border-width:1px] border-night-line font-bold sm:gap-2">
          <Phone />
          <span className="sr-only">Ligar </span>
          <PhoneNumber />
        </CallLink>
        <Tooltip text="Menu">
          <button
            type="button"
            popoverTarget="menu"
            aria-label="Menu"
            onBlur={closeMenuOnLeave}
            // Its mark ends where words end: with a scrollbar beside it, too, a phone's width is enough.
            className="menu-button -mr-2 size-11 items-center justify-center xl:hidden"
          >
            <Menu />
          </button>
        </Tooltip>
        <nav
          id="menu"
          popover="auto"
          aria-label="Menu"
          className="menu night basis-full overflow-x-auto xl:hidden"
          onBlur={closeMenuOnLeave}
        >
          <ul className="text-base">
            <MenuItems items={[{ to: pages.home.path, name: pages.home.name }, ...navigation]} className="px-4" />
            <li>
              <CallLink className="flex min-h-11 items-center gap-2 px-4 font-bold text-lamp">
                <Phone />
                <span>
                  Ligar <PhoneNumber />
                </span>
              </CallLink>
            </li>
          </ul>
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label="Fechar menu"
            className="menu-button absolute top-1 right-1 size-11 items-center justify-center"
          >
            <X />
          </button>
        </nav>
      </div>
    </header>
  );
}

/** Closes the menu when the focus moves out of the menu, which would cover the focused element. */
function closeMenuOnLeave({ relatedTarget }: FocusEvent) {
  const menu = document.getElementById("menu");
  if (relatedTarget && !menu?.contains(relatedTarget)) menu?.hidePopover?.();
}

function MenuItems({ items, className }: { items: typeof navigation; className: string }) {
  const { pathname } = useLocation();
  return items.map(({ to, name }) => (
    <li key={to}>
      <a
        href={to}
        className={`flex min-h-11 items-center aria-[current=page]:text-lamp aria-[current=page]:underline ${className}`}
        aria-current={to === pathname ? "page" : undefined}
      >
        {name}
      </a>
    </li>
  ));
}
