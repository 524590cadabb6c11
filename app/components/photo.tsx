import type { Photo as PhotoContent } from "../content/schema";
import { LazyImage } from "../illustrations/lazy-image";

/** Pixels: a phone, a sharp phone and a desktop. scripts/images.mjs makes each in the ratio of 4 to 5. */
export const photoWidths = [480, 960, 1440] as const;

/** The address of each file that scripts/images.mjs has cut, with the hash of its content. */
const addresses = import.meta.glob<string>("../photos/*", { eager: true, query: "?url", import: "default" });

/** The owner's photograph, seen through a keyhole. `sizes` stands before `src` for the reason in lazy-image.tsx. */
export function Photo({ file, alt }: PhotoContent) {
  const name = `../photos/${file.replace(/\.\w+$/, "")}`;
  const files = (format: string) =>
    photoWidths.map((width) => `${addresses[`${name}-${width}.${format}`]} ${width}w`).join(", ");
  const sizes = "(min-width: 26.5rem) 24rem, 60vw";
  return (
    // As wide as `sizes`, also before the file has come.
    <picture className="photo mx-auto block w-[60vw] max-w-96 p-1 min-[26.5rem]:w-full">
      <source type="image/webp" srcSet={files("webp")} sizes={sizes} />
      <LazyImage
        decoding="async"
        sizes={sizes}
        srcSet={files("jpg")}
        src={addresses[`${name}-480.jpg`]}
        width={480}
        height={600}
        className="block h-auto w-full"
        alt={alt}
      />
    </picture>
  );
}
