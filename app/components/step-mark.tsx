interface StepMarkProps {
  /** Starts at 1. Screen readers count the list's items themselves. */
  number: number;
  /** Shown instead of the number. */
  time?: string;
  className?: string;
}

/** The lamp-colored mark of a step: its number in a circle, or its time. */
export function StepMark({ number, time, className = "" }: StepMarkProps) {
  return (
    <span
      aria-hidden={!time}
      className={`flex items-center justify-center rounded-full bg-lamp font-bold text-night ${time ? "px-3 py-1" : "size-11 shrink-0"} ${className}`}
    >
      {time ?? number}
    </span>
  );
}
