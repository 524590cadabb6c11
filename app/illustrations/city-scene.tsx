const hours = {
  dawn: {
    sky: "fill-lamp",
    halo: "fill-lamp-pale",
    disc: "fill-white",
    city: "fill-lamp-deep",
    houses: "fill-ember",
    windows: "fill-lamp-pale",
    ripples: "stroke-lamp-pale",
  },
  night: {
    sky: "fill-night-soft",
    halo: "fill-car",
    disc: "fill-lamp-pale",
    city: "fill-car",
    houses: "fill-night",
    windows: "fill-lamp",
    ripples: "stroke-lamp",
  },
};

/** Recife by the water: towers, the two belfries of São Pedro, gabled houses on the quay, a bridge and a jangada. */
export function CityScene({ hour }: { hour: keyof typeof hours }) {
  const { sky, halo, disc, city, houses, windows, ripples } = hours[hour];
  return (
    <>
      <path className={sky} d="M0 0h400v500H0Z" />
      <circle cx="252" cy="150" r="120" className={halo} opacity=".45" />
      <circle cx="252" cy="150" r="46" className={disc} opacity=".9" />
      <path
        className={city}
        opacity=".6"
        d="M50 345V190h26v-22h22v60h14v-88h30v-14h8v14h8v110h20v-40h26v72h40v-96h34v-18h10v18h12v62h20v120Z"
      />
      <path
        className={city}
        d="M92 345v-62h16v-52l11-16 11 16v36h26v-36l11-16 11 16v52h20v-26l12-10 12 10 14-26 14 14 26 2v60h120v40H0v-12ZM0 345h190l-10 150H0Zm298 0h102v150h-76Z"
      />
      <path
        className={houses}
        d="M197 345v-72l15-15 15 15v8l14-16 14 16v64Zm64 0v-56l16-14 16 14v56ZM40 334h320v14H40Zm50 14h14v12q2-10 22-10t24 18h12q2-18 24-18t24 18h12q2-18 24-18t24 18h12q2-18 24-18v-10H90Zm74 92h74q-10 14-24 14h-32q-12 0-18-14Zm33-80h4v80h-4ZM60 322h280v4H60Z"
      />
      <path
        className={windows}
        d="M204 288h6v12h-6Zm11 0h6v12h-6Zm18 4h6v12h-6Zm12 0h6v12h-6Zm23 8h6v12h-6Zm11 0h6v12h-6ZM116 238h6v12h-6Zm48 0h6v12h-6Z"
      />
      <path
        className={ripples}
        strokeWidth="4"
        strokeLinecap="round"
        d="M118 386h44m84-4h50m-128 26h30m86 12h46M112 436h40m98 26h38m-154 10h30"
      />
      <path className="fill-white" d="M202 434v-66q34 26 34 62-18 6-34 4Z" />
    </>
  );
}
