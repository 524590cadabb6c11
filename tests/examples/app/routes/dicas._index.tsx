import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TextLink } from "~/components/text-link";
import type { RouteHandle } from "~/document/route-handle";
import { documentMeta } from "~/seo/meta";
import { posts } from "../posts/posts.server";

export const handle: RouteHandle = { isStatic: true };

export function loader() {
  return json(posts.map(({ name, title, description }) => ({ name, title, description })));
}

export const meta = () =>
  documentMeta({
    title: "Dicas de chaveiro",
    description: "O que fazer antes de chamar um chaveiro, e como evitar a próxima vez.",
    path: "/dicas",
  });

export default function Route() {
  const posts = useLoaderData<typeof loader>();
  return (
    <div className="box-content max-w-168 px-inset py-16">
      <h1>Dicas de chaveiro</h1>
      <ul className="mt-10 grid gap-6">
        {posts.map(({ name, title, description }) => (
          <li key={name}>
            <TextLink href={`/dicas/${name}`}>{title}</TextLink>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
