import Menu from "lucide-react/icons/menu";
import Phone from "lucide-react/icons/phone";
import X from "lucide-react/icons/x";
import type { FocusEvent } from "react";
import { navigation } from "~/content/navigation";
import { pages } from "~/content/pages";
import { CallLink } from "./call-link";
import { IconButton } from "./icon-button";
import { NavigationItems } from "./navigation-items";
import { PhoneNumber } from "./phone-number";

/** The menu in windows too narrow for the header's links. Popovers need no scripts. Browsers without them link to the footer's links. */
export function SiteMenu() {
  return (
    <div className="nav:hidden">
      {/* The negative margin aligns the icon with the content's edge. */}
      <IconButton label="Menu" popoverTarget="site-menu" onBlur={closeMenuOnLeave} className="-mr-2 no-popover:hidden">
        <Menu size="1.5rem" />
      </IconButton>
      <a href="#footer-services" className="hidden min-h-11 items-center no-popover:flex">
        Menu
      </a>
      <nav
        id="site-menu"
        popover="auto"
        aria-label="Menu"
        className="menu-place overflow-auto rounded-card border border-night-border night-ground backdrop:bg-night backdrop:opacity-55 no-popover:hidden"
        onBlur={closeMenuOnLeave}
      >
        {/* The first entry leaves room for the close button. */}
        <ul className="text-base *:border-night-soft *:not-first:border-t *:first:mr-14">
          <NavigationItems items={[{ to: pages.home.path, name: pages.home.name }, ...navigation]} className="px-4" />
          <li>
            <CallLink className="flex min-h-11 items-center gap-2 px-4 font-bold text-lamp">
              <Phone size="1.2em" />
              <span>
                Ligar <PhoneNumber />
              </span>
            </CallLink>
          </li>
        </ul>
        {/* This is not an `IconButton`, because its tooltip would be behind the menu: a popover is in the browser's top layer. */}
        <button
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label="Fechar menu"
          className="absolute top-1 right-1 flex size-11 items-center justify-center"
        >
          <X size="1.5rem" />
        </button>
      </nav>
    </div>
  );
}

/**
 * Closes the menu when the focus leaves the menu or its button. Otherwise the menu would cover the focused element.
 * page-script.ts handles a tap on one of the menu's links, because React has not started by then.
 */
function closeMenuOnLeave({ relatedTarget }: FocusEvent) {
  const menu = document.getElementById("site-menu");
  if (relatedTarget && !menu?.contains(relatedTarget)) menu?.hidePopover?.();
}
