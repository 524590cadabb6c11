import { initialsOf } from "../content/reviews";
import type { Review } from "../content/types";
import { Stars } from "./stars";

export function ReviewCard({ name, dateText, rating, comment, service, source }: Review & { source: string }) {
  return (
    <>
      <Stars rating={rating} className="w-24 fill-star" />
      <blockquote className="mt-3 mb-5">{comment.replaceAll("R$ ", "R$\u00a0")}</blockquote>
      <p className="mt-auto inline-flex self-start rounded-full border border-line px-3 py-0.5 text-xs font-medium text-muted">
        {service}
      </p>
      <div className="mt-4 flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 max-[15rem]:hidden items-center justify-center rounded-full bg-night-soft text-sm font-bold text-white"
        >
          {initialsOf(name)}
        </span>
        <p className="leading-snug">
          <strong className="block font-bold">{name}</strong>{" "}
          <span className="text-sm text-muted">{`${dateText}, no ${source}`}</span>
        </p>
      </div>
    </>
  );
}
