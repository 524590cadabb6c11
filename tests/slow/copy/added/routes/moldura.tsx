/* The parent route of moldura.quadro.tsx. */
export { Outlet as default } from "@remix-run/react";
export { curiousLoader as loader } from "../components/curious-loader";
