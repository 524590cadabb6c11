/** What must work before React starts, or without it. It must be self-contained, because root.tsx inlines its source as a module. */
export function pageScript(isProduction: boolean) {
  const updateNotice = () => {
    const notice = document.getElementById("offline-notice");
    if (notice) notice.hidden = navigator.onLine;
  };
  addEventListener("online", updateNotice);
  addEventListener("offline", updateNotice);
  addEventListener("pageshow", updateNotice); // in its back/forward cache, Safari sends a page no events
  updateNotice();

  const linkOf = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a[href]");
    return link instanceof HTMLAnchorElement ? link : undefined;
  };

  // A link to a section of the same page would leave the menu open over it.
  const closeMenu = (event: Event) => linkOf(event)?.closest<HTMLElement>("#site-menu")?.hidePopover?.();
  addEventListener("click", closeMenu);

  // Whether the browser would open another page of ours in place of this one. A Remix `<Link>` has prevented the default.
  const replacesPage = (link: HTMLAnchorElement, event: MouseEvent) => {
    const [page, section] = link.href.split("#");
    const isSection = section !== undefined && page === location.href.split("#")[0];
    const isOurs = link.protocol === location.protocol && link.host === location.host;
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const opensElsewhere = (link.target && link.target !== "_self") || link.hasAttribute("download");
    return isOurs && !isSection && !isModified && !opensElsewhere && !event.defaultPrevented;
  };

  // `onLine` may be wrong, as with a VPN. So this follows the link if the site answers, or if nothing has failed within a second.
  const followIfReachable = ({ href, origin, pathname }: HTMLAnchorElement) => {
    const go = () => location.assign(href);
    // Only a service worker can show a page of its cache, which has pages without their query.
    const goIfCached = async () => {
      if (navigator.serviceWorker?.controller && (await caches.match(origin + pathname))) go();
    };
    const second = new Promise((resolve) => setTimeout(resolve, 1000));
    Promise.race([fetch(href, { method: "HEAD", cache: "no-store" }), second]).then(go, goIfCached);
  };

  // The browser's error page would replace this page and its number.
  const stayWhileOffline = (event: MouseEvent) => {
    const link = linkOf(event);
    if (navigator.onLine || !link || !replacesPage(link, event)) return;
    event.preventDefault();
    followIfReachable(link);
  };
  addEventListener("click", stayWhileOffline);

  // Hides the sign of a broken image where a drawing did not arrive. In development, React would report the style.
  const hideBroken = (image: EventTarget | null) => {
    if (!isProduction || !(image instanceof HTMLImageElement) || image.alt) return;
    image.style.visibility = "hidden";
    // A later image of the same element is shown.
    image.addEventListener("load", () => image.style.removeProperty("visibility"), { once: true });
  };
  addEventListener("error", ({ target }) => hideBroken(target), true);
  // Images that failed before this script ran. Firefox reports no width for some images that have loaded.
  for (const image of document.images)
    if (image.complete && !image.naturalWidth) image.decode().catch(() => hideBroken(image));

  // Starts the delayed scripts of a static page. They are copied with `importNode`, because scripts inside a template never run.
  const startScripts = () => {
    const template = document.querySelector<HTMLTemplateElement>("#site-scripts > template");
    template?.replaceWith(document.importNode(template.content, true));
  };
  // On touch devices, scripts wait for a tap on one of these.
  // Links, summaries, popovers and the buttons of a `<form method="dialog">` need no scripts.
  const controls = "button:not([popovertarget], [method=dialog] *), input, select, textarea, label, [role=button]";
  const startOnTap = ({ target }: Event) => {
    if (target instanceof Element && target.closest(controls)) startScripts();
  };
  addEventListener("click", startOnTap);
  addEventListener("keydown", startScripts);

  // With a mouse, scripts start after the load event. Many Samsung phones say that they can hover, but not that their pointer is fine.
  addEventListener("load", () => matchMedia("(hover: hover) and (pointer: fine)").matches && startScripts());

  // Delayed, so that it does not compete with the page's downloads.
  if (isProduction) setTimeout(() => navigator.serviceWorker?.register("/sw.js").catch(() => {}), 10_000);
}
