import type { BrandsContent, LocksContent } from "~/content/types";
import { ContentText } from "./content-text";
import { SectionHeading } from "./section-heading";
import { TextLink } from "./text-link";
import { WhatsappLink } from "./whatsapp-link";

/** A list's heading, with a chat link for anything the list lacks. */
export function ListHeading({ title, note }: Pick<BrandsContent | LocksContent, "title" | "note">) {
  return (
    <SectionHeading title={title}>
      <span className="inline-block">
        <ContentText text={note.text} />
      </span>{" "}
      <WhatsappLink as={TextLink} message={note.message}>
        {note.linkText}
      </WhatsappLink>
    </SectionHeading>
  );
}
