/** Headings for search engines and screen readers, which name the sections that follow and are seen, in their order. */
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
