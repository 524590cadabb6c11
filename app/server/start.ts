import * as build from "virtual:remix/server-build";
import { openFrontDoor } from "./front-door";
import { renderPages } from "./prerender";

// The entry of the server's build. Development loads none of this.
openFrontDoor(build);

/** Renders the pages of pages.ts into files. remix.config.js calls this function at the end of a build. */
export const prerender = () => renderPages(build);

export * from "virtual:remix/server-build";
