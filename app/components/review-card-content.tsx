import { allFiveStarsText } from "~/content/review-facts";
import { reviews } from "~/content/reviews";
import type { Review } from "~/content/types";
import { Stars } from "./stars";

/** The number of characters that fill six lines of the narrowest card. A longer comment is cut off until the visitor opens it. */
const LONGEST = 210;
/** Matches a comment of more than six lines. */
const MANY_LINES = /(.*\n){6}/;

interface ReviewCardContentProps extends Review {
  authorClassName?: string;
}

export function ReviewCardContent({ authorClassName = "", ...review }: ReviewCardContentProps) {
  const { name, initials, dateText, rating, comment, service } = review;
  const words = comment.replaceAll("R$ ", "R$\u00a0"); // customers do not type no-break spaces
  return (
    <>
      {comment.length > LONGEST || MANY_LINES.test(comment) ? (
        // `<details>` comes before the comment, because Tailwind's `peer-*` styles only elements after the peer.
        <div className="flex flex-col-reverse">
          <details className="peer mb-6">
            <summary className="cursor-pointer py-3 font-bold">Ler tudo</summary>
          </details>
          <blockquote className="line-clamp-6 whitespace-pre-line peer-open:line-clamp-none">{words}</blockquote>
        </div>
      ) : (
        <blockquote className="mb-6 whitespace-pre-line">{words}</blockquote>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-x-3 text-xs text-muted">
        <Stars rating={rating} aria-hidden={!!allFiveStarsText} className="w-16 fill-star" />{" "}
        <span className="rounded-full border border-border px-3">{service}</span>
      </p>
      <div className={`mt-2 flex min-h-16 flex-wrap items-center ${authorClassName}`}>
        <span
          aria-hidden="true"
          className="mr-3 flex size-11 shrink-0 items-center justify-center rounded-full bg-night-soft font-bold text-white"
        >
          {initials}
        </span>
        <p className="min-w-32 flex-1 text-base/snug">
          <strong className="block">{name}</strong>{" "}
          <span className="text-sm text-muted">{`${dateText}, no\u00a0${reviews.source}`}</span>
        </p>
      </div>
    </>
  );
}
