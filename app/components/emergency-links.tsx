import type { ReactNode } from "react";
import { TextLink } from "./text-link";

/**
 * Matches "190" and "Ligue 193 (Bombeiros)", in a group so that `split` keeps them.
 * Amounts, "R$ 190" and "1.190", match too, because Safari 15.4 has no lookbehind.
 */
const numberOrAmount = /((?:Ligue |R\$\s?)?(?:\d[\d.]*\.)?\b19[023]\b(?![.,]\d)(?: \(\p{L}+\))?)/u;
/** Matches what is no amount. */
const number = /^(?:Ligue )?(19[023])(?!\.)/;

interface EmergencyLinksProps {
  text: string;
  /** A number that has a button beside the text. */
  except?: string;
}

/** Turns each 190 (police), 192 (ambulance) and 193 (fire brigade) in a text of app/content into a link, except amounts. */
export function EmergencyLinks({ text, except }: EmergencyLinksProps): ReactNode {
  const nodes: ReactNode[] = [];
  let plain = "";
  for (const part of text.split(numberOrAmount)) {
    const [, found] = number.exec(part) ?? [];
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
