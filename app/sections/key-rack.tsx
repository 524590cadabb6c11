import { ContentText } from "~/components/content-text";
import { KeyHead } from "~/components/key-head";
import { TextLink } from "~/components/text-link";
import { WhatsappLink } from "~/components/whatsapp-link";
import type { AdditionalService } from "~/content/types";
import { KeyBlade, KeyHook } from "~/illustrations/key-drawing";

/** Services, drawn as keys that hang on a rail. */
export function KeyRack({ list }: { list: readonly AdditionalService[] }) {
  return (
    <ul className="mt-6 grid grid-cols-tiles gap-y-6 px-2 lg:grid-cols-6">
      {list.map(({ title, text, link }, index) => (
        <li key={title} className="key-rail relative flex flex-col px-2">
          <KeyHook />
          <div className="key-swing mt-2 flex flex-1 flex-col items-center">
            <KeyHead className="w-full flex-1 px-2 pb-4 text-sm">
              {/* On phones, long words reach into the padding. */}
              <h4 className="text-base max-sm:-mx-1.5">{title}</h4>
              <p className="mt-1 text-sm/snug text-balance text-muted">
                <ContentText text={text} />
              </p>
              {link && (
                <WhatsappLink as={TextLink} message={link.message}>
                  {link.linkText}
                </WhatsappLink>
              )}
            </KeyHead>
            <KeyBlade index={index} />
          </div>
        </li>
      ))}
    </ul>
  );
}
