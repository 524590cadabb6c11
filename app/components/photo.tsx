import type { PhotoContent } from "~/content/types";
import maskUrl from "~/illustrations/photo-mask.svg";

/** Widths in px of the files that scripts/images.mjs crops to 4:5: for a phone, a high-density phone and a desktop. */
export const photoWidths = [480, 960, 1440] as const;

/** Hashed URLs of files such as `team.jpg-480.webp`. `npm run images` writes this folder; without photos it does not exist. */
const urls = import.meta.glob<string>("../cropped-photos/*", { eager: true, query: "?url", import: "default" });

interface PhotoProps extends PhotoContent {
  /** Sets the width, which `sizes` repeats for the browser. The default is 24 rem, or 60 % of the window on phones. */
  className?: string;
  sizes?: string;
}

const mask = `url(${maskUrl}) 0 0 / 100% 100%`;
const keyholeShape = { mask, WebkitMask: mask };

/** The owner's photo in the shape of a keyhole, with a rim in the color of the lamp. */
export function Photo({
  file,
  alt,
  className = "w-3/5 max-w-96 sm:w-full",
  sizes = "(min-width: 40rem) 24rem, 60vw",
}: PhotoProps) {
  const urlOf = (width: number, format: string) => urls[`../cropped-photos/${file}-${width}.${format}`];
  const files = (format: string) => photoWidths.map((width) => `${urlOf(width, format)} ${width}w`).join(", ");
  return (
    <picture className={`mx-auto block bg-lamp p-1 ${className}`} style={keyholeShape}>
      <source type="image/webp" srcSet={files("webp")} sizes={sizes} />
      <img
        loading="lazy"
        decoding="async"
        sizes={sizes}
        srcSet={files("jpg")}
        src={urlOf(photoWidths[0], "jpg")}
        width={320}
        height={400}
        className="block h-auto w-full"
        style={keyholeShape}
        alt={alt}
      />
    </picture>
  );
}
