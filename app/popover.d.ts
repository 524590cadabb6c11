import "react";

/** The popover attributes, which React 18 passes on as they are and its types do not know. */
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: "hide";
  }
}
