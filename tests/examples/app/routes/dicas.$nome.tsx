import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/document/route-handle";
import { documentMeta } from "~/seo/meta";
import { posts } from "../posts/posts.server";

export const handle: RouteHandle = { isStatic: true };

export function loader({ params }: LoaderFunctionArgs) {
  const post = posts.find(({ name }) => name === params.nome);
  if (!post) throw new Response(null, { status: 404 });
  return json(post);
}

export const meta: MetaFunction<typeof loader> = ({ data: post }) =>
  post ? documentMeta({ ...post, path: `/dicas/${post.name}` }) : [];

export default function Route() {
  const { html } = useLoaderData<typeof loader>();
  // The HTML comes from app/posts, and files in the repository are trusted.
  return (
    <article
      className="box-content max-w-168 px-inset py-16 [&_:is(ol,p,ul)]:mt-4 [&_a]:underline [&_h2]:mt-10 [&_li]:ml-6 [&_ol]:list-decimal [&_ul]:list-disc"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
