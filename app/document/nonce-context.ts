import { createContext } from "react";

/** The nonce for inline scripts of a page that is rendered per request. It is undefined on static pages and in browsers. */
export const NonceContext = createContext<string | undefined>(undefined);
