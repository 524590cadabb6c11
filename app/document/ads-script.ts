/**
 * Reports to Google Ads which visits from an ad end in a call or a chat (https://developers.google.com/tag-platform/gtagjs/reference).
 * The function must be self-contained, because root.tsx inlines its source.
 *
 * @param tagId such as "AW-123456789"
 * @param conversion such as "AW-123456789/label"
 */
export function adsScript(tagId: string, conversion: string) {
  // `+` leaves out the police, the ambulance and the fire brigade, whose links have no country code.
  const contacts = ["tel:+", "https://wa.me/"];
  const storageKey = "came-from-ad";
  const parameters = new URLSearchParams(location.search);
  const isAdClick = ["gclid", "gbraid", "wbraid", "gad_source"].some((name) => parameters.has(name));

  /** Remembers the click on an ad for the next pages in this tab. Storage may be blocked. */
  const cameFromAd = () => {
    try {
      if (isAdClick) sessionStorage.setItem(storageKey, "1");
      return sessionStorage.getItem(storageKey) !== null;
    } catch {
      return isAdClick;
    }
  };
  if (!cameFromAd()) return;

  window.dataLayer ??= [];
  const queue = window.dataLayer;
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: Google's tag reads only `arguments`, not an array
    queue.push(arguments);
  }
  const denied = {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  };
  gtag("consent", "default", denied);
  /** The cookie notice in docs/recipes.md stores the answer under this name. Without the notice, consent stays denied. */
  const grantIfAllowed = () => {
    try {
      if (localStorage.getItem("notice-cookies") !== "sim") return;
      gtag("consent", "update", { ad_storage: "granted", ad_user_data: "granted" });
    } catch {
      // Storage is blocked, so there is no answer.
    }
  };
  grantIfAllowed();
  // The notice is a `<dialog>`, whose `close` event does not bubble, hence `true`. `setTimeout` waits for the notice to store its answer.
  addEventListener("close", () => setTimeout(grantIfAllowed), true);
  // Without cookies, Google finds the click on the ad in the URLs of the next pages.
  gtag("set", "url_passthrough", true);
  gtag("js", new Date());
  gtag("config", tagId);

  const loadTag = () => {
    const tag = document.createElement("script");
    tag.src = `https://www.googletagmanager.com/gtag/js?id=${tagId}`;
    document.head.append(tag);
  };
  // The tag loads after the page. Until then, taps wait in the queue.
  if (document.readyState === "complete") loadTag();
  else addEventListener("load", loadTag);

  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (link && contacts.some((start) => link.href.startsWith(start)))
      gtag("event", "conversion", { send_to: conversion });
  });
}
