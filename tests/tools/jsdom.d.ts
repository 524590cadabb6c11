/** The part of jsdom that these tests use; jsdom has no types. */
declare module "jsdom" {
  export const JSDOM: new (
    html: string,
    options?: { url: string },
  ) => { readonly window: { readonly document: Document } };
}
