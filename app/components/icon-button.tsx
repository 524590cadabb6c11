import type { ComponentProps } from "react";
import { Tooltip } from "./tooltip";

/** A button that shows only an icon. Its accessible name is also its tooltip. */
export function IconButton({ label, className = "", ...attributes }: ComponentProps<"button"> & { label: string }) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        className={`flex size-11 items-center justify-center ${className}`}
        {...attributes}
      />
    </Tooltip>
  );
}
