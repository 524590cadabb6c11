import type { CardDrawingName } from "../content/schema";
import { lockDrawings } from "./lock-drawing";

/** Outlines in a viewBox of 48 × 48, and where the path of each lit keyhole starts. */
const drawings: Record<CardDrawingName, { lines: string; light?: string }> = {
  car: {
    lines:
      "M9 37H6q-2 0-2-2v-6q0-2 1.5-4l5-8q2-3 5-3h11q4 0 6.5 3l6 7q5 1 5 6v5q0 2-2 2h-2M19 37h10M6 25h33M21 14v11M9 37a5 5 0 1 0 10 0 5 5 0 1 0-10 0Zm20 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z",
    light: "M24.3 31.1",
  },
  door: {
    lines: "M11 42V17a13 13 0 0 1 26 0v25M5 42h38M11 18h26M24 18V4M24 18 15 8.5M24 18l9-9.5M17 25h6v11h-6Z",
    light: "M28.8 31.1",
  },
  shutter: {
    lines: "M5 6h38v8H5ZM9 14v28m30-28v28M9 20h30M9 26h30M9 32h30M5 42h38",
    light: "M22.8 37.6",
  },
  key: {
    lines: "M24 21v22m0-2h6v-7h-6M24 21a8.5 8.5 0 1 0 0-17 8.5 8.5 0 1 0 0 17Z",
    light: "M22.8 13.1",
  },
  cylinder: { lines: "M24 10a12 12 0 0 1 7 22v10H17V32a12 12 0 0 1 7-22Z", light: "M22.8 22.6" },
  tetra: { lines: lockDrawings.tetra },
  rim: { lines: "M6 18h26v24H6Zm26 5h9v5h-9m0 4h9v5h-9", light: "M17.8 30.6" },
  digital: { lines: "M14 4h20v40H14Zm5 7h10v6H19Z", light: "M22.8 30.6" },
  multipoint: { lines: lockDrawings.multipoint },
  electric: { lines: lockDrawings.electric },
};

const keyhole = "a2.5 2.5 0 1 1 2.4 0l.8 3.4h-4Z";

export function CardDrawing({ drawing }: { drawing: CardDrawingName }) {
  const { lines, light } = drawings[drawing];
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines} />
      {light && <path d={`${light}${keyhole}`} className="fill-lamp" stroke="none" />}
    </svg>
  );
}
