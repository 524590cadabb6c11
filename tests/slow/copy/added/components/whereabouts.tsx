import { useLocation, useMatches, useParams } from "@remix-run/react";

/** Shows what its route knows about the request. */
export function Whereabouts() {
  return <h1>{JSON.stringify([useLocation(), useMatches(), useParams()])}</h1>;
}
