import type { ReactNode } from "react";

/** The heading of a band and, below it, what it is about in a sentence. */
export function SectionHeading({ id, title, children }: { id?: string; title: string; children?: ReactNode }) {
  return (
    <div className="max-w-168">
      <h2 id={id} className="text-h2 font-extrabold tracking-tighter">
        {title}
      </h2>
      {children && <p className="mt-4 text-lg text-muted">{children}</p>}
    </div>
  );
}
