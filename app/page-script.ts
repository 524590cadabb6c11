/** What must not wait for React. root.tsx inlines the source as a module, which does not delay the first paint: it must be self-contained. */
export function pageScript(registersWorker: boolean) {
  const updateNotice = () => {
    const notice = document.getElementById("offline-notice");
    if (notice) notice.hidden = navigator.onLine;
  };
  addEventListener("online", updateNotice);
  addEventListener("offline", updateNotice);
  updateNotice();

  // A link to a section of the same page would leave the menu open over it.
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) target.closest<HTMLElement>("[popover]")?.hidePopover?.();
  });

  // The delayed scripts of a static page. importNode copies them, because scripts in a template's own content never run.
  const startScripts = () => {
    const template = document.querySelector<HTMLTemplateElement>("#scripts > template");
    template?.replaceWith(document.importNode(template.content, true));
  };
  // On touch devices, scripts wait for a tap. Links, summaries and popovers work without them.
  const startOnTap = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest("a[href], summary, [popovertarget]"))) startScripts();
  };
  addEventListener("load", () => matchMedia("(hover: hover)").matches && startScripts());
  addEventListener("click", startOnTap);
  addEventListener("keydown", startScripts);

  // Delayed, so that it does not compete with the page's downloads.
  if (registersWorker) setTimeout(() => navigator.serviceWorker?.register("/sw.js").catch(() => {}), 10_000);
}
