import { KeyHead } from "~/components/key-head";
import { Photo } from "~/components/photo";
import { business } from "~/content/business";
import { experience, streetAndDistrict } from "~/content/phrases";
import { KeyHook } from "~/illustrations/key-drawing";
import { Logo } from "~/illustrations/logo";

/** An ID tag on a hook: the locksmith who comes to the door, or the business if business.ts has no `locksmith`. */
export function IdTag() {
  const { name, locksmith, taxId, address } = business;
  return (
    <div className="min-w-0">
      <div className="key-rail relative flex flex-col px-2">
        <KeyHook />
        <div className="key-swing mt-2">
          <KeyHead className="flex flex-col items-center px-4 pb-4">
            {locksmith ? (
              <Photo {...locksmith.photo} className="w-24" sizes="6rem" />
            ) : (
              <Logo className="size-24" plate="var(--color-night-soft)" keyhole="var(--color-lamp)" />
            )}
            <p className="mt-3 text-lg/tight font-extrabold">{locksmith?.name ?? name}</p>
            <p className="mt-1 text-base/tight">{locksmith?.vehicle ?? `há mais de ${experience}`}</p>
            <p className="mt-4 w-full border-t border-border pt-4 text-sm text-balance text-muted">
              {locksmith && `${name}. `}
              {`${streetAndDistrict}, ${address.city}`}
              <br />
              CNPJ <span className="one-line">{taxId}</span>
            </p>
          </KeyHead>
        </div>
      </div>
    </div>
  );
}
