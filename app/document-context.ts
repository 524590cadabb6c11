import { createContext } from "react";

/** How the server renders a document. entry.server.tsx says it, and only the server reads it. */
export const DocumentContext = createContext<{
  /** Whether the build renders the page once for every visitor (app/server/route-matching.ts). */
  isPrerendered: boolean;
  /** Allows the inline scripts and styles of a page that is sent while it is rendered. */
  nonce?: string;
}>({ isPrerendered: false });
