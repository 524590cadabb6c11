import { CallButton } from "~/components/call-link";
import type { RouteHandle } from "~/document/route-handle";

export const handle: RouteHandle = { isStatic: true };

export const meta = () => [{ title: "Pedido recebido" }, { name: "robots", content: "noindex" }];

export default function Route() {
  return (
    <div className="grid box-content max-w-168 gap-6 px-inset py-16">
      <h1>Pedido recebido</h1>
      <p>A gente liga para combinar a hora. É urgente? Ligue agora.</p>
      <CallButton variant="outlined" />
    </div>
  );
}
