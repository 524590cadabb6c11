import type { ReactNode } from "react";

/** The head of a key, with text. */
export function KeyHead({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`key-head border border-border bg-surface pt-10 text-center ${className}`}>{children}</div>;
}
