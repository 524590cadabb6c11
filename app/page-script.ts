/**
 * The small script inside every page, for what must not wait for React. root.tsx writes its source into the document, so it uses
 * nothing from outside itself.
 */
export function pageScript(registersWorker: boolean) {
  const updateNotice = () => {
    const notice = document.getElementById("offline-notice");
    if (notice) notice.hidden = navigator.onLine;
  };
  addEventListener("online", updateNotice);
  addEventListener("offline", updateNotice);
  updateNotice();

  // The menu would stay open over a section of the same page.
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) target.closest<HTMLElement>("[popover]")?.hidePopover?.();
  });

  // The scripts of a static page (server/delayed-scripts.ts). They are copied, because scripts of a template's own content never run.
  const startScripts = () => {
    const template = document.querySelector<HTMLTemplateElement>("#scripts > template");
    template?.replaceWith(document.importNode(template.content, true));
  };
  // On touch devices a tap on what the browser handles by itself needs no scripts.
  const startOnTap = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest("a[href], summary, [popovertarget]"))) startScripts();
  };
  if (matchMedia("(hover: hover)").matches) addEventListener("load", startScripts);
  else addEventListener("click", startOnTap);
  addEventListener("keydown", startScripts);

  // Late, so that its download does not compete with the page's.
  if (registersWorker) setTimeout(() => navigator.serviceWorker?.register("/sw.js").catch(() => {}), 10_000);
}
