import type { RouteHandle } from "~/document/route-handle";
import { documentMeta } from "~/seo/meta";
import { CopyButton } from "../components/copy-button";

export const handle: RouteHandle = { isStatic: true };

export const meta = () =>
  documentMeta({
    title: "Pague o chaveiro com PIX",
    description: "A chave PIX do chaveiro, para copiar e colar no aplicativo do seu banco.",
    path: "/pix",
  });

export default function Route() {
  return (
    <div className="grid box-content max-w-168 gap-6 px-inset py-16">
      <h1>Pague com PIX</h1>
      <p id="pix-key" translate="no" className="text-lg font-bold select-all">
        pix@casa.example
      </p>
      <CopyButton of="pix-key" />
    </div>
  );
}
