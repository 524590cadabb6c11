/* A static page with an accent in its path. */
import { NavLink } from "@remix-run/react";

export const handle = { isStatic: true };

export default () => (
  <h1>
    <NavLink to="/água">Água</NavLink>
  </h1>
);
