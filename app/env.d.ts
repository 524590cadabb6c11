/** See seo/site.ts. vite/content-plugin.ts defines it. */
declare const __SITE_URL__: string;

interface Window {
  /** `lang` of the document before a translator may have changed it. document/page-script.ts sets it once the whole document has come. */
  sentLanguage?: string;
}
