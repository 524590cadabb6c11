import { createContext } from "react";

/** Allows the inline scripts of a page that is rendered per request. A static page has hashes instead, and the browser needs neither. */
export const NonceContext = createContext<string | undefined>(undefined);
