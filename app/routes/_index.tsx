import { Link } from "@remix-run/react";
export default function Index() {
  return (
    <h1 className="text-xl">
      Oi <Link to="/b">b</Link>
    </h1>
  );
}
