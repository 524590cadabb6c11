import type { PhotoContent } from "~/content/types";

/** Widths of the files that scripts/images.mjs cuts at 4:5, in px: for a phone, a high-density phone and a desktop. */
export const photoWidths = [480, 960, 1440] as const;

/** The hashed URL of each file that scripts/images.mjs has cut into app/cropped-photos, a folder that exists only if there are photos. */
const urls = import.meta.glob<string>("../cropped-photos/*", { eager: true, query: "?url", import: "default" });

interface PhotoProps extends PhotoContent {
  /** Sets the width, which `sizes` repeats for the browser. By default 24 rem, and on phones three fifths of the place. */
  className?: string;
  sizes?: string;
}

/** The owner's photo in the shape of a keyhole. */
export function Photo({
  file,
  alt,
  className = "w-3/5 max-w-96 sm:w-full",
  sizes = "(min-width: 40rem) 24rem, 60vw",
}: PhotoProps) {
  const urlOf = (width: number, format: string) => urls[`../cropped-photos/${file}-${width}.${format}`];
  const files = (format: string) => photoWidths.map((width) => `${urlOf(width, format)} ${width}w`).join(", ");
  return (
    <picture className={`photo-keyhole mx-auto block p-1 ${className}`}>
      <source type="image/webp" srcSet={files("webp")} sizes={sizes} />
      <img
        loading="lazy"
        decoding="async"
        sizes={sizes}
        srcSet={files("jpg")}
        src={urlOf(photoWidths[0], "jpg")}
        width={480}
        height={600}
        className="block h-auto w-full"
        alt={alt}
      />
    </picture>
  );
}
