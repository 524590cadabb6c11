import { business } from "~/content/business";
import { mapPlaces } from "~/content/map-places";
import { LightDarkImage } from "./light-dark-image";
import mapUrl from "./recife-map.svg";

const ownPlace = mapPlaces.find(({ name }) => name === business.address.district);

/**
 * A sketch of Recife, accurate to 300 m, with a lamp over the business's district. Names lie over the map, in the same viewBox.
 * A square box shows the viewBox. A wide box shows more at its sides, so the shapes in recife-map.svg extend beyond the viewBox.
 */
export function RecifeMap() {
  return (
    <div className="relative">
      <LightDarkImage
        src={mapUrl}
        darkSrc={`${mapUrl}#dark`}
        className="aspect-square w-full sm:aspect-16/9 lg:absolute lg:h-full"
      />
      <svg
        width="320"
        height="320"
        viewBox="0 0 480 480"
        aria-hidden="true"
        className="absolute inset-0 size-full text-ink forced-color-adjust-none"
        fill="currentColor"
        fontSize="19"
      >
        {mapPlaces.map(({ name, x, y, isLeft }) =>
          name === ownPlace?.name ? null : (
            <text key={name} x={isLeft ? x + 3 : x - 3} y={y + 5} textAnchor={isLeft ? "end" : undefined}>
              {isLeft ? `${name} •` : `• ${name}`}
            </text>
          ),
        )}
        {ownPlace && (
          <>
            <circle cx={ownPlace.x} cy={ownPlace.y} r="17" fill="var(--color-lamp)" />
            <path
              d={`M${ownPlace.x - 8} ${ownPlace.y - 5}q1-6 8-6t8 6Zm2 2h12l-3 13h-6Zm4.5-8v-5h3v5Z`}
              fill="var(--color-night)"
            />
            <text
              x={ownPlace.isLeft ? ownPlace.x - 23 : ownPlace.x + 23}
              y={ownPlace.y + 6}
              textAnchor={ownPlace.isLeft ? "end" : undefined}
              className="font-extrabold"
            >
              {ownPlace.name}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}
