/** Headings for search engines and screen readers only. They name the sections of the page in order. */
export function HiddenHeadings({ title, sections }: { title: string; sections: readonly string[] }) {
  return (
    <div className="sr-only">
      <h2>{title}</h2>
      {sections.map((section) => (
        <h3 key={section}>{section}</h3>
      ))}
    </div>
  );
}
