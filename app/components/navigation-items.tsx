import type { navigation } from "~/content/navigation";
import { useRouteHandle } from "~/hooks/use-route-handle";

interface NavigationItemsProps {
  items: typeof navigation;
  className: string;
}

/**
 * Links to pages and sections, as list items. The current page's link is marked. On a home page, a link to a section of `/` leads to
 * that page's own section. A link with a path would load a document: `/#servicos` leads away from `/?gclid=1` too.
 */
export function NavigationItems({ items, className }: NavigationItemsProps) {
  const { page, isHomePage } = useRouteHandle();
  return items.map(({ to, name }) => {
    const isCurrent = to === page?.path;
    return (
      <li key={to}>
        <a
          href={isHomePage && to.startsWith("/#") ? to.slice(1) : to}
          className={`flex min-h-11 items-center ${className} ${isCurrent ? "text-lamp underline" : ""}`}
          aria-current={isCurrent ? "page" : undefined}
        >
          {name}
        </a>
      </li>
    );
  });
}
