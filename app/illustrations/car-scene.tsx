/** A car parked on the quay at night, its headlights on, the far bank of the river behind it. */
export function CarScene() {
  return (
    <>
      <path className="fill-car" d="M0 0h400v350H0Z" />
      <circle cx="150" cy="112" r="34" className="fill-lamp-pale" />
      <circle cx="164" cy="104" r="30" className="fill-car" />
      <path
        className="fill-car-end"
        d="M50 350V214h28v-30h24v52h16v-88h32v110h24v-36h28v70h30V160h30v-16h12v16h16v56h30v-24h60v158Z"
      />
      <path
        className="fill-lamp"
        d="M126 166h6v9h-6Zm12 20h6v9h-6Zm-12 22h6v9h-6Zm126-34h6v9h-6Zm12 24h6v9h-6Zm-12 24h6v9h-6ZM86 202h6v9h-6Zm96 40h6v9h-6Zm126-8h6v9h-6Z"
      />
      <path className="fill-night-soft" d="M0 350h400v160H0Z" />
      <path
        className="stroke-night"
        strokeWidth="5"
        d="M60 328h280M90 352v-24m50 24v-24m50 24v-24m50 24v-24m50 24v-24"
      />
      <path className="fill-lamp" opacity=".55" d="m285 404 120-26v84l-120-34Z" />
      <path
        className="fill-white"
        d="M98 418q0-24 24-28l18-3q22-34 52-34h26q26 0 48 34 26 2 30 14l4 28q0 10-10 10H108q-10 0-10-12Z"
      />
      <path className="fill-car" d="M154 388q16-24 38-24h6v24Zm54-24h12q18 0 34 24h-46Z" />
      <path className="fill-lamp" d="M284 402h14l3 14h-13q-6-8-4-14Z" />
      <path className="fill-lamp-deep" d="M98 410h12v12H98Z" />
      <path className="stroke-line" strokeWidth="3" strokeLinecap="round" d="M214 400h14" />
      <circle cx="144" cy="440" r="21" className="fill-night" />
      <circle cx="254" cy="440" r="21" className="fill-night" />
      <circle cx="144" cy="440" r="9" className="fill-night-text" />
      <circle cx="254" cy="440" r="9" className="fill-night-text" />
      <path className="stroke-night-line" strokeWidth="6" strokeLinecap="round" d="M70 474h54m40 0h70m40 0h70" />
    </>
  );
}
