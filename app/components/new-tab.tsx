/** Says what a screen reader's user cannot see: the link opens a new tab (WCAG technique G201). */
export function NewTab() {
  return <span className="sr-only"> (abre em nova aba)</span>;
}
