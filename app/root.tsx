import { Links, Meta, Outlet, Scripts } from "@remix-run/react";
import type { ReactNode } from "react";
import styles from "./styles.css?inline";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? styles : "" }} />
      </head>
      <body>
        {children}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}
export default function App() {
  return <Outlet />;
}
export function ErrorBoundary() {
  return <p>Oops! Page not found</p>;
}
