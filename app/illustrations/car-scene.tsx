/** A car under a street lamp. The lamp's light has the shape of the keyhole, and the car's lock shines. */
export function CarScene() {
  return (
    <>
      <defs>
        <radialGradient id="shine">
          <stop offset=".15" stopColor="var(--color-lamp)" />
          <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="cone" x2="0" y2="1">
          <stop stopColor="var(--color-lamp-pale)" />
          <stop offset=".5" stopColor="var(--color-lamp)" />
          <stop offset="1" stopColor="var(--color-lamp-deep)" />
        </linearGradient>
        <linearGradient id="headlight">
          <stop stopColor="var(--color-white)" />
          <stop offset="1" stopColor="var(--color-lamp-pale)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill="var(--color-car)" d="M0 0h400v500H0Z" />
      <path fill="var(--color-car-end)" d="M56 450V186h32v-24l22-22 22 22v288ZM272 450V152l22-24 22 24v36h30v262Z" />
      <circle cx="200" cy="164" r="110" fill="url(#shine)" opacity=".75" />
      <path fill="var(--color-night)" d="M0 450v-48h96V222l28-30 28 30v180h96V214l28-30 28 30v188h96v48Z" />
      <path fill="var(--color-night-soft)" d="M0 448h400v60H0Z" />
      <g className="scene-arrive">
        <path fill="url(#cone)" d="M188 188h24l92 276a104 18 0 0 1-208 0Z" />
        <ellipse cx="200" cy="465" rx="104" ry="17" fill="var(--color-lamp-pale)" opacity=".55" />
        <path fill="var(--color-lamp-pale)" d="M185 144h30l-7 42h-16Z" />
      </g>
      <path
        fill="var(--color-night)"
        d="M179 144q5-11 17-13v-9h8v9q12 2 17 13ZM191 186h18v6h-6v262h-6V192h-6ZM92 468a90 5 0 0 1 176 0 90 6 0 0 1-176 0Z"
      />
      <path fill="url(#headlight)" d="M254 431l37-6 13 38-50-17Z" />
      <path
        fill="var(--color-car)"
        d="M98 456v-22q0-8 3-12l13-17q5-7 14-7h44q11 0 18 6l22 18q32 3 42 10 6 4 6 11v9q0 4-4 4Z"
      />
      <path fill="var(--color-night-text)" d="m109 420 11-14q3-4 9-4h18v18Zm44-18h18q8 0 13 4l18 14h-49Z" />
      <path fill="var(--color-lamp-deep)" d="M98 432h7v10h-7Z" />
      <path fill="var(--color-white)" d="M244 432q11 3 14 10h-10q-5-4-4-10Z" />
      <circle cx="127" cy="454" r="16" fill="var(--color-night)" />
      <circle cx="227" cy="454" r="16" fill="var(--color-night)" />
      <circle cx="127" cy="454" r="7" fill="var(--color-night-text)" />
      <circle cx="227" cy="454" r="7" fill="var(--color-night-text)" />
      <path stroke="var(--color-night-text)" strokeWidth="3" strokeLinecap="round" d="M156 432h10" />
      <g className="scene-star origin-[175px_433px]">
        <circle cx="175" cy="433" r="20" fill="url(#shine)" />
        <path fill="var(--color-white)" d="m175 421 3 9 9 3-9 3-3 9-3-9-9-3 9-3Z" />
      </g>
      <path
        stroke="var(--color-lamp)"
        strokeWidth="8"
        strokeDasharray="6 7"
        d="M114 230h19m-19 22h19m134-28h19m-19 22h19m6-74h19m-19 20h19m-206 2h-19"
      />
      <path
        stroke="var(--color-lamp-pale)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M98 124h0m38-44h0m54-22h0m66 24h0m40 34h0M128 142h0m140-16h0"
      />
    </>
  );
}
