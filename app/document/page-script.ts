/** What must not wait for React. root.tsx inlines the source as a module, which does not delay the first paint: it must be self-contained. */
export function pageScript(isProduction: boolean) {
  const updateNotice = () => {
    const notice = document.getElementById("offline-notice");
    if (notice) notice.hidden = navigator.onLine;
  };
  addEventListener("online", updateNotice);
  addEventListener("offline", updateNotice);
  addEventListener("pageshow", updateNotice); // Safari tells a page in its back/forward cache nothing
  updateNotice();

  const onLinkClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    if (!(link instanceof HTMLAnchorElement)) return;
    // A link to a section of the same page would leave the menu open over it.
    link.closest<HTMLElement>("#site-menu")?.hidePopover?.();
    const [page, section] = link.href.split("#");
    const isOfThisPage = section !== undefined && page === location.href.split("#")[0];
    const isPage = link.protocol === location.protocol && link.host === location.host && !isOfThisPage;
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const opensElsewhere = (link.target && link.target !== "_self") || link.hasAttribute("download");
    // A Remix `<Link>`, which may need no network, has prevented the default.
    if (event.defaultPrevented || !isPage || navigator.onLine || isModified || opensElsewhere) return;
    // The browser's error page would replace this page and its number.
    event.preventDefault();
    const go = () => location.assign(link.href);
    // Without a service worker nothing would show what is in its cache. It keeps pages without their query.
    const goIfCached = async () => {
      if (navigator.serviceWorker?.controller && (await caches.match(link.origin + link.pathname))) go();
    };
    // `onLine` may be wrong, as with a VPN. Without a network, the request fails in less than a second.
    const second = new Promise((resolve) => setTimeout(resolve, 1000));
    Promise.race([fetch(link.href, { method: "HEAD", cache: "no-store" }), second]).then(go, goIfCached);
  };
  addEventListener("click", onLinkClick);

  // On a bad line a drawing may be missing. Its place must not show the sign of a broken image. In development React would report the style.
  const hideBroken = (image: EventTarget | null) => {
    if (!isProduction || !(image instanceof HTMLImageElement) || image.alt) return;
    image.style.visibility = "hidden";
    // Another image that comes in its place is shown.
    image.addEventListener("load", () => image.style.removeProperty("visibility"), { once: true });
  };
  addEventListener("error", ({ target }) => hideBroken(target), true);
  // Images that failed before this script ran. Firefox reports no width for some images that have loaded.
  for (const image of document.images)
    if (image.complete && !image.naturalWidth) image.decode().catch(() => hideBroken(image));

  // The delayed scripts of a static page. importNode copies them, because scripts in a template's own content never run.
  const startScripts = () => {
    const template = document.querySelector<HTMLTemplateElement>("#site-scripts > template");
    template?.replaceWith(document.importNode(template.content, true));
  };
  // On touch devices, scripts wait for a tap on a control. Links, summaries, popovers and the buttons of a `<form method="dialog">` work without them.
  const controls = "button:not([popovertarget], [method=dialog] *), input, select, textarea, label, [role=button]";
  const startOnTap = ({ target }: Event) => {
    if (target instanceof Element && target.closest(controls)) startScripts();
  };
  addEventListener("click", startOnTap);
  addEventListener("keydown", startScripts);

  // Many Samsung phones say that they can hover, but not that their pointer is fine.
  addEventListener("load", () => matchMedia("(hover: hover) and (pointer: fine)").matches && startScripts());

  // Delayed, so that it does not compete with the page's downloads.
  if (isProduction) setTimeout(() => navigator.serviceWorker?.register("/sw.js").catch(() => {}), 10_000);
}
