import type { ReactNode } from "react";
import { TextLink } from "./text-link";

/**
 * Splits a text into numbers, with the words that belong to them, and the rest. Because of the group, `split` keeps the numbers:
 * "Em 1.190 casos, Ligue 193 (Bombeiros) ou 190" gives "Em ", "1.190", " casos, ", "Ligue 193 (Bombeiros)", " ou ", "190", "".
 */
const anyNumber = /((?:Ligue |R\$\s?)?\d+(?:[.,]\d+)*(?: \(\p{L}+\))?)/u;
/** Finds 190, 192 and 193 among these numbers. The words around the number become part of the link's text, which must make sense alone. */
const emergencyNumber = /^(?:Ligue )?(19[023])(?: \(|$)/;

interface ContentTextProps {
  text: string;
  /** A number that has a button beside the text. */
  except?: string;
}

/** A text from app/content. Each 190 (police), 192 (ambulance) and 193 (fire brigade) is a link, but an amount such as R$ 190 is not. */
export function ContentText({ text, except }: ContentTextProps): ReactNode {
  const nodes: ReactNode[] = [];
  let plain = ""; // one string between two links, because React writes `<!-- -->` between two strings
  for (const part of text.split(anyNumber)) {
    const [, found] = emergencyNumber.exec(part) ?? [];
    if (!found || found === except) {
      plain += part;
      continue;
    }
    const link = (
      <TextLink key={nodes.length} href={`tel:${found}`}>
        {part}
      </TextLink>
    );
    nodes.push(plain, link);
    plain = "";
  }
  return [...nodes, plain];
}
