import { createContext } from "react";

/** The nonce for inline scripts of a page that is rendered per request. Undefined on static pages, which have hashes, and in browsers. */
export const NonceContext = createContext<string | undefined>(undefined);
