import Menu from "lucide-react/icons/menu";
import Phone from "lucide-react/icons/phone";
import X from "lucide-react/icons/x";
import type { FocusEvent } from "react";
import { business } from "~/content/business";
import { navigation } from "~/content/navigation";
import { pages } from "~/content/pages";
import { useRouteHandle } from "~/hooks/use-route-handle";
import { Logo } from "~/illustrations/logo";
import { CallLink } from "./call-link";
import { IconButton } from "./icon-button";
import { PhoneNumber } from "./phone-number";
import { Wordmark } from "./wordmark";

/** The header with the number to call. Its menu is a popover, which works without scripts; browsers without popovers have the footer. */
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
            <MenuItems items={navigation} className="px-2" />
          </ul>
        </nav>
        {/* Phones have the number in the call bar. */}
        <CallLink className="flex min-h-11 items-center gap-2 rounded-full border border-night-border px-3 font-bold max-sm:hidden">
          <Phone size="1.2em" />
          <span className="sr-only">Ligar </span>
          <PhoneNumber />
        </CallLink>
        {/* The negative margin aligns the icon with the content's edge. */}
        <IconButton
          label="Menu"
          popoverTarget="site-menu"
          onBlur={closeMenuOnLeave}
          className="-mr-2 no-popover:hidden nav:hidden"
        >
          <Menu size="1.5rem" />
        </IconButton>
        <nav
          id="site-menu"
          popover="auto"
          aria-label="Menu"
          className="menu-place overflow-auto rounded-card border border-night-border night-ground backdrop:bg-night backdrop:opacity-55 no-popover:hidden nav:hidden"
          onBlur={closeMenuOnLeave}
        >
          <ul className="text-base *:border-night-soft *:not-first:border-t *:first:mr-14">
            <MenuItems items={[{ to: pages.home.path, name: pages.home.name }, ...navigation]} className="px-4" />
            <li>
              <CallLink className="flex min-h-11 items-center gap-2 px-4 font-bold text-lamp">
                <Phone size="1.2em" />
                <span>
                  Ligar <PhoneNumber />
                </span>
              </CallLink>
            </li>
          </ul>
          {/* No `IconButton`: its tooltip would be below the menu, which is in the top layer. */}
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
    </header>
  );
}

/** Closes the menu when the focus leaves it, because it would cover the focused element. */
function closeMenuOnLeave({ relatedTarget }: FocusEvent) {
  const menu = document.getElementById("site-menu");
  if (relatedTarget && !menu?.contains(relatedTarget)) menu?.hidePopover?.();
}

function MenuItems({ items, className }: { items: typeof navigation; className: string }) {
  const { page } = useRouteHandle();
  return items.map(({ to, name }) => {
    const isCurrent = to === page?.path;
    return (
      <li key={to}>
        <a
          href={to}
          className={`flex min-h-11 items-center ${className} ${isCurrent ? "text-lamp underline" : ""}`}
          aria-current={isCurrent ? "page" : undefined}
        >
          {name}
        </a>
      </li>
    );
  });
}
