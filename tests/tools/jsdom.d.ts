/** What these tests use of jsdom, which brings no types of its own. */
declare module "jsdom" {
  export const JSDOM: new (html: string) => { readonly window: { readonly document: Document } };
}
