import "react";

/** React 18 renders the popover attributes, but its types lack them. */
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: "hide";
  }
}
