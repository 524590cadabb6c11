import { createContext } from "react";

/** How the server renders a document. entry.server.tsx says it, and only the server reads it. */
export const Rendering = createContext<{
  /** Whether the build renders the page once for every visitor (app/server/route-matching.ts). */
  isKept: boolean;
  /** Allows the inline scripts and styles of a page that is sent while it is rendered. */
  nonce?: string;
}>({ isKept: false });
