/** Buttons that do nothing without React, as a selector for before-hydration.ts and entry.client.tsx. */
export const REACT_BUTTON = "button:not([popovertarget]), [role=button]";
