import type { ComponentProps } from "react";

interface LightDarkImageProps extends ComponentProps<"img"> {
  /** The URL in dark mode. */
  darkSrc: string;
}

/** A decorative image in two versions, because Safari before 26 ignores `prefers-color-scheme` in SVGs. The hidden one is not loaded. */
export function LightDarkImage({ src, darkSrc, className = "", ...attributes }: LightDarkImageProps) {
  return (
    <>
      <img loading="lazy" alt="" src={src} className={`dark:hidden ${className}`} {...attributes} />
      <img loading="lazy" alt="" src={darkSrc} className={`hidden dark:block ${className}`} {...attributes} />
    </>
  );
}
