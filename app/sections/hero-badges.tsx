import { badges } from "~/content/badges";

export function HeroBadges() {
  return (
    // Each badge draws a separator on its left. Where a badge starts a row, the negative margin hides the separator.
    <ul className="mt-3 -ml-3 flex flex-wrap gap-y-3 overflow-hidden text-xs tracking-[-0.02em] sm:-ml-4 md:mt-6 md:text-sm lg:-ml-6">
      {badges.map(({ value, spoken, label }) => (
        <li key={value} className="px-3 sm:px-4 lg:px-6 [box-shadow:-1px_0_var(--color-night-border)]">
          <strong className="block text-base md:text-lg">
            <span aria-hidden={spoken ? true : undefined}>{value}</span>
            {spoken && <span className="sr-only">{` ${spoken}`}</span>}
          </strong>{" "}
          <span className="text-night-text">{label}</span>
        </li>
      ))}
    </ul>
  );
}
