import type { ComponentProps } from "react";

interface DarkImageProps extends ComponentProps<"img"> {
  /** The URL in dark mode. */
  darkSrc: string;
}

/** A decorative image in two versions. A media query inside an SVG file would be ignored by Safari before 26. A hidden image is not loaded. */
export function DarkImage({ src, darkSrc, className = "", ...attributes }: DarkImageProps) {
  return (
    <>
      <img loading="lazy" alt="" src={src} className={`dark:hidden ${className}`} {...attributes} />
      <img loading="lazy" alt="" src={darkSrc} className={`hidden dark:block ${className}`} {...attributes} />
    </>
  );
}
