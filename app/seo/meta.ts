import type { MetaFunction } from "@remix-run/react";
import type { HomeContent, ServicePageContent } from "../content/types";

export function pageMeta({ page }: HomeContent | ServicePageContent): MetaFunction {
  return () => [{ title: page.title }, { name: "description", content: page.description }];
}
