import { ContentText } from "./content-text";

interface CheckListProps {
  list: readonly string[];
  className?: string;
}

export function CheckList({ list, className = "" }: CheckListProps) {
  return (
    <ul className={className}>
      {list.map((entry) => (
        <li key={entry} className="check-mark flex items-center border-t border-border py-2">
          <ContentText text={entry} />
        </li>
      ))}
    </ul>
  );
}
