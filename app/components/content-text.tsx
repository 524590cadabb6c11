import type { ReactNode } from "react";
import { TextLink } from "./text-link";

/**
 * Finds whole numbers, with the words that belong to them. The group makes `split` keep them:
 * "Em 1.190 casos, Ligue 193 (Bombeiros) ou 190" gives "Em ", "1.190", " casos, ", "Ligue 193 (Bombeiros)", " ou ", "190", "".
 */
const anyNumber = /((?:Ligue |R\$\s?)?\d+(?:[.,]\d+)*(?: \(\p{L}+\))?)/u;
/** Matches 190, 192 or 193 alone. The words around it are part of the link, which is then understood alone. */
const emergencyNumber = /^(?:Ligue )?(19[023])(?: \(|$)/;

interface ContentTextProps {
  text: string;
  /** A number that has a button beside the text. */
  except?: string;
}

/** A text of app/content. Each 190 (police), 192 (ambulance) and 193 (fire brigade) in it is a link, except amounts. */
export function ContentText({ text, except }: ContentTextProps): ReactNode {
  const nodes: ReactNode[] = [];
  let plain = "";
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
