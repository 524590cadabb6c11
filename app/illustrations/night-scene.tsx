/** Three in the morning: sleeping houses, one lit window, and somebody on a motorbike whose box carries our lock. */
export function NightScene() {
  return (
    <>
      <defs>
        <radialGradient id="sky" gradientUnits="userSpaceOnUse" cx="200" cy="165" r="170">
          <stop stopColor="var(--color-night-border)" />
          <stop offset=".55" stopColor="var(--color-car)" />
          <stop offset="1" stopColor="var(--color-night-soft)" />
        </radialGradient>
        <linearGradient id="headlight">
          <stop stopColor="var(--color-lamp-pale)" />
          <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="road" x2="0" y2="1">
          <stop stopColor="var(--color-night-soft)" />
          <stop offset="1" stopColor="var(--color-night)" />
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d="M0 0h400v420H0Z" />
      <path
        stroke="var(--color-lamp-pale)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M100 132h0m34-48h0m66-24h0m62 18h0m42 44h0m14 58h0m-190 6h0m104-74h0"
      />
      <path
        className="scene-arrive scene-rise"
        fill="var(--color-lamp-pale)"
        d="M214 116a50 50 0 1 0 34 76 42 42 0 0 1-34-76Z"
      />
      <path
        fill="var(--color-night)"
        d="M52 420V262h10l16-20 16 20h10v-14q18-26 36 0v-22l22-24 22 24v34h6q4-30 22-30t22 30h6v-22l20-22 20 22v26h4q14-22 28 0h14v-16l16-14 16 14v172Z"
      />
      <path
        stroke="var(--color-night-border)"
        strokeWidth="9"
        strokeDasharray="6 8"
        d="M108 274h30m-30 22h30m-30 22h30m-30 22h30M68 286h24m-24 22h24m-24 22h24M150 226h30m-30 22h30m-30 22h30m-30 22h30m-30 22h30M268 246h30m-30 22h30m-30 22h30m-30 22h30M312 282h26m-26 22h26m-26 22h26"
      />
      <g className="scene-arrive" fill="var(--color-lamp)">
        <circle cx="256" cy="262" r="30" opacity=".22" />
        <path d="M249 274v-18a7 7 0 1 1 14 0v18Z" />
      </g>
      <path fill="url(#road)" d="M0 366h400v140H0Z" />
      <path fill="var(--color-night-border)" d="M0 362h400v5H0Z" />
      <path stroke="var(--color-night-border)" strokeWidth="4" strokeDasharray="26 20" d="M60 478h300" />
      <g className="scene-arrive scene-ride">
        <path fill="url(#headlight)" d="m258 404 120-24v96l-120-58Z" />
        <path fill="url(#headlight)" opacity=".6" d="M252 464q60-9 120 5v9q-60 6-120-7Z" />
        <ellipse cx="206" cy="467" rx="78" ry="6" fill="var(--color-night)" />
        <path stroke="var(--color-night)" strokeWidth="46" strokeLinecap="round" d="M160 446h0m92 0h0" />
        <path stroke="var(--color-night-border)" strokeWidth="26" strokeLinecap="round" d="M160 446h0m92 0h0" />
        <path stroke="var(--color-night-text)" strokeWidth="12" strokeLinecap="round" d="M160 446h0m92 0h0" />
        <path
          fill="none"
          stroke="var(--color-night-text)"
          strokeWidth="7"
          strokeLinecap="round"
          d="m252 446-16-44-14-8"
        />
        <path
          fill="var(--color-lamp-deep)"
          d="M140 424q8-16 28-16h26q6 0 8-6 6-12 18-12 12 0 18 14l6 16q-16 0-18 12-2 14-16 14h-36q-4 0-6-6-6-14-28-16Z"
        />
        <path fill="var(--color-ember)" d="M186 432h34q-2 12-12 12h-18q-6 0-4-12ZM128 368h42v36h-42Z" />
        <path
          fill="var(--color-night-text)"
          d="M178 358q20-12 32 6l6 22 20 12-5 9-28-11-3 15 18 12-3 24h-10l-1-18-28-12q-8-4-6-15Z"
        />
        <circle cx="204" cy="344" r="17" fill="var(--color-lamp)" />
        <path fill="var(--color-night)" d="M205 338h17v11h-14Z" />
        <path fill="var(--color-lamp)" d="M145 388a7 7 0 1 1 8 0l3 10h-14Z" />
        <circle cx="255" cy="408" r="8" fill="var(--color-white)" />
      </g>
    </>
  );
}
