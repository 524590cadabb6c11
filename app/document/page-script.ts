/**
 * Code that must work before React starts or without React. The function must be self-contained: root.tsx inlines its source as a module.
 * Any variable from outside would be undefined there, and every browser test would report the error.
 */
export function pageScript(isProduction: boolean, logsMissingPath: boolean) {
  const updateNotice = () => {
    const notice = document.getElementById("offline-notice");
    if (notice) notice.hidden = navigator.onLine;
  };
  addEventListener("online", updateNotice);
  addEventListener("offline", updateNotice);
  addEventListener("pageshow", updateNotice); // Safari sends no events to a page in its back/forward cache
  updateNotice();

  const linkOf = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a[href]");
    return link instanceof HTMLAnchorElement ? link : undefined;
  };

  // Otherwise a link to a section of the same page would leave the menu open over that section.
  const closeMenu = (event: Event) => linkOf(event)?.closest<HTMLElement>("#site-menu")?.hidePopover?.();
  addEventListener("click", closeMenu);

  // Whether the browser is about to replace this page with another of our pages. A Remix `<Link>` opens its page itself.
  const replacesPage = (link: HTMLAnchorElement, event: MouseEvent) => {
    const [page, section] = link.href.split("#");
    const isSection = section !== undefined && page === location.href.split("#")[0];
    const isOurs = link.protocol === location.protocol && link.host === location.host;
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const opensElsewhere = (link.target && link.target !== "_self") || link.hasAttribute("download");
    return isOurs && !isSection && !isModified && !opensElsewhere && !event.defaultPrevented;
  };

  // `navigator.onLine` may be wrong, for example with a VPN. Follows the link if the site answers, or has not failed within a second.
  const followIfReachable = ({ href, origin, pathname }: HTMLAnchorElement) => {
    const go = () => location.assign(href);
    // Without a controlling worker, a cached page cannot be shown. The worker's keys have no query (`keyOf` in public/sw.js).
    const goIfCached = async () => {
      if (navigator.serviceWorker?.controller && (await caches.match(origin + pathname))) go();
    };
    const oneSecond = new Promise((resolve) => setTimeout(resolve, 1000));
    const answerOrSecond = Promise.race([fetch(href, { method: "HEAD", cache: "no-store" }), oneSecond]);
    answerOrSecond.then(go, goIfCached);
  };

  // Otherwise the browser's error page would replace this page and the number to call.
  const stayWhileOffline = (event: MouseEvent) => {
    const link = linkOf(event);
    if (navigator.onLine || !link || !replacesPage(link, event)) return;
    event.preventDefault();
    followIfReachable(link);
  };
  addEventListener("click", stayWhileOffline);

  // Hides the browser's broken-image icon when a drawing did not load, except in development, where React would report the style.
  const hideBroken = (image: EventTarget | null) => {
    if (!isProduction || !(image instanceof HTMLImageElement) || image.alt) return;
    image.style.visibility = "hidden";
    // The same element may load another image later.
    image.addEventListener("load", () => image.style.removeProperty("visibility"), { once: true });
  };
  addEventListener("error", ({ target }) => hideBroken(target), true);
  // Hides images that failed before this script ran. `decode` makes sure, because Firefox reports no width for some loaded images.
  for (const image of document.images)
    if (image.complete && !image.naturalWidth) image.decode().catch(() => hideBroken(image));

  // Starts the delayed scripts of a static page. `importNode` makes copies that run, because scripts inside a template never do.
  const startScripts = () => {
    const template = document.querySelector<HTMLTemplateElement>("#site-scripts > template");
    template?.replaceWith(document.importNode(template.content, true));
  };
  // A tap on one of these starts the scripts, and so does any key. On touch devices, nothing else does.
  // Links, summaries, popovers and the buttons of a `<form method="dialog">` work without scripts.
  const controls = "button:not([popovertarget], [method=dialog] button), input, select, textarea, label, [role=button]";
  const startOnTap = ({ target }: Event) => {
    if (target instanceof Element && target.closest(controls)) startScripts();
  };
  addEventListener("click", startOnTap);
  addEventListener("keydown", startScripts);

  // With a mouse, the scripts start after the load event. `hover` alone does not mean a mouse: many Samsung phones claim to hover.
  // Without a mouse, React may never start, so it would not log the path of a 404.
  addEventListener("load", () => {
    if (matchMedia("(hover: hover) and (pointer: fine)").matches) startScripts();
    else if (logsMissingPath) console.error(`404: ${location.pathname}`);
  });

  // The delay keeps the worker's downloads from competing with the page's downloads.
  if (isProduction) setTimeout(() => navigator.serviceWorker?.register("/sw.js").catch(() => {}), 10_000);
}
