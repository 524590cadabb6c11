import { business } from "~/content/business";
import { experience, streetAndDistrict } from "~/content/phrases";
import { KeyHook } from "~/illustrations/key-drawing";
import { Logo } from "~/illustrations/logo";
import { KeyTag } from "./key-rack";
import { Photo } from "./photo";

/** An ID tag on a hook: the `team` of business.ts, who comes to the door, or the business when there is none. */
export function IdTag() {
  const { name, team, taxId, address } = business;
  return (
    <div className="min-w-0">
      <div className="key-rail relative flex flex-col px-2">
        <KeyHook />
        <div className="key-swing mt-2">
          <KeyTag className="flex flex-col items-center px-4 pb-4">
            {team ? (
              <Photo {...team.photo} className="w-24" sizes="6rem" />
            ) : (
              <Logo className="size-24" plate="var(--color-night-soft)" keyhole="var(--color-lamp)" />
            )}
            <p className="mt-3 text-lg/tight font-extrabold">{team?.name ?? name}</p>
            <p className="mt-1 text-base/tight">{team?.vehicle ?? `há mais de ${experience}`}</p>
            <p className="mt-4 w-full border-t border-border pt-4 text-[length:min(var(--text-sm),6vw)] text-balance text-muted">
              {team && `${name}. `}
              {`${streetAndDistrict}, ${address.city}`}
              <br />
              {`CNPJ ${taxId}`}
            </p>
          </KeyTag>
        </div>
      </div>
    </div>
  );
}
