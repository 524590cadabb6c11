import type { LockDrawingName } from "../content/schema";

/** Outlines in a viewBox of 48 × 48. */
export const lockDrawings: Record<LockDrawingName, string> = {
  cylinder: "M24 8a12 12 0 0 1 7 22v10H17V30a12 12 0 0 1 7-22Zm-3 8v8m0-4h6",
  tetra: "M24 6a18 18 0 1 1 0 36 18 18 0 0 1 0-36Zm-3 9h6v6h6v6h-6v6h-6v-6h-6v-6h6Z",
  rim: "M6 12h26v24H6Zm26 5h9v5h-9m0 4h9v5h-9M15 24a4 4 0 1 1 8 0 4 4 0 0 1-8 0Z",
  digital: "M14 4h20v40H14Zm5 7h10v6H19Zm0 13h1m4 0h1m4 0h1m-11 6h1m4 0h1m4 0h1m-11 6h1m4 0h1m4 0h1",
  multipoint: "M14 3h11v42H14Zm11 5h9v5h-9m0 9h9v5h-9m0 9h9v5h-9m-5.5-18.5H7m12.5 10v5",
  electric: "M4 20h27v23H4Zm27 7h8v9h-8M18 25l-5 7h9l-5 7M34 3h10v15H34Zm3.5 5h3m-3 4.5h3M34 10H22q-4 0-4 4v6",
};

export function LockDrawing({ drawing }: { drawing: LockDrawingName }) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lockDrawings[drawing]} />
    </svg>
  );
}
