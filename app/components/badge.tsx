import { business } from "../content/business";
import { experience, place } from "../content/claims";
import { KeyHook } from "../illustrations/key-drawing";
import { Logo } from "../illustrations/logo";
import { Photo } from "./photo";

/** Who comes to the door, on a hook of the key rack: the owner's `team` or, without one, the business. */
export function Badge() {
  const { name, team, taxId, address } = business;
  return (
    <div className="rack min-w-0">
      <div className="relative flex flex-col px-2">
        <KeyHook />
        <div className="key mt-2">
          <div className="key-head box flex flex-col items-center px-4 pt-10 pb-4 text-center">
            {team ? (
              <Photo {...team.photo} className="w-24" sizes="6rem" />
            ) : (
              <Logo className="w-24" plate="var(--color-night-soft)" keyhole="var(--color-lamp)" />
            )}
            <p className="mt-3 text-lg/tight font-extrabold">{team?.name ?? name}</p>
            <p className="mt-1 text-base/tight">{team?.vehicle ?? `há mais de ${experience}`}</p>
            <p className="mt-4 w-full [border-top-width:1px] border-line pt-4 text-[length:min(var(--text-sm),6vw)] text-balance text-muted">
              {team && `${name}. `}
              {`${place}, ${address.city}`}
              <br />
              {`CNPJ ${taxId}`}
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
