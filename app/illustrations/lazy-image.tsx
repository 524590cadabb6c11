import type { ComponentPropsWithoutRef } from "react";

/**
 * An image that the browser fetches when the visitor is near. `loading` stands before `src`: React sets attributes in this
 * order, and an image with `src` alone is fetched at once.
 */
export function LazyImage({ alt, ...props }: ComponentPropsWithoutRef<"img"> & { alt: string }) {
  return <img loading="lazy" alt={alt} {...props} />;
}
