import { initialsOf, isLong } from "../content/reviews";
import type { Review } from "../content/schema";
import { Stars } from "./stars";

export function ReviewCard({ name, dateText, rating, comment, service, source }: Review & { source: string }) {
  const words = <blockquote className="mt-3 mb-6">{comment.replaceAll("R$ ", "R$\u00a0")}</blockquote>;
  return (
    <>
      <Stars rating={rating} />
      {isLong(comment) ? (
        // The switch stands before the words that it opens, because no older engine selects backwards.
        <div className="long">
          <details>
            <summary className="link cursor-pointer">Ler tudo</summary>
          </details>
          {words}
        </div>
      ) : (
        words
      )}
      <p className="mt-auto self-start rounded-full border border-line px-3 text-xs text-muted">{service}</p>
      <div className="mt-4 flex items-center">
        <span
          aria-hidden="true"
          className="initials mr-3 flex size-11 shrink-0 items-center justify-center rounded-full bg-night-soft font-bold text-white"
        >
          {initialsOf(name)}
        </span>
        <p className="leading-snug">
          <strong className="block">{name}</strong>{" "}
          <span className="text-sm text-muted">{`${dateText}, no ${source}`}</span>
        </p>
      </div>
    </>
  );
}
