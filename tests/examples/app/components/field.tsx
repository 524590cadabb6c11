import type { ReactNode } from "react";

/** Classes for a form's `<input>`, `<textarea>` or `<select>`. */
export const fieldLook = "min-h-13 w-full rounded-control border-2 border-edge bg-surface px-4 py-2";

interface FieldProps {
  /** Shown above the field, and used as its accessible name. */
  label: string;
  /** One element: `<input name="name" className={fieldLook} required />`. */
  children: ReactNode;
}

/** A form field with its label. */
export function Field({ label, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: `children` is the control
    <label className="grid gap-2">
      <span className="font-bold">{label}</span>
      {children}
    </label>
  );
}
