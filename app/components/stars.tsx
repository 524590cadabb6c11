import type { ComponentPropsWithoutRef } from "react";

const star = "l3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2-6.2 3.2 1.2-6.8-5-4.9 6.9-1Z";

/** @param rating from 1 to 5; with a fraction, the last star is partly filled */
export function Stars({ rating, ...attributes }: { rating: number } & ComponentPropsWithoutRef<"svg">) {
  const isWhole = Number.isInteger(rating);
  const stars = Array.from({ length: Math.ceil(rating) }, (_, index) => `M${12 + index * 24} 2${star}`).join("");
  return (
    <svg
      width="120"
      height="24"
      viewBox="0 0 120 24"
      className="w-24 fill-star"
      role="img"
      aria-label={`${String(rating).replace(".", ",")} de 5 estrelas`}
      {...attributes}
    >
      {isWhole ? (
        <path d={stars} />
      ) : (
        <>
          <path d={stars} opacity=".35" />
          {/* Clips the stars at its right edge. */}
          <svg aria-hidden="true" width={rating * 24} height="24">
            <path d={stars} />
          </svg>
        </>
      )}
    </svg>
  );
}
