import { EmergencyLinks } from "./emergency-links";

interface CheckListProps {
  list: readonly string[];
  className?: string;
}

export function CheckList({ list, className = "" }: CheckListProps) {
  return (
    <ul className={className}>
      {list.map((entry) => (
        <li key={entry} className="check-mark flex items-center border-t border-border py-2">
          <EmergencyLinks text={entry} />
        </li>
      ))}
    </ul>
  );
}
