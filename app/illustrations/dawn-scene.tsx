/** Recife by the water: two belfries before the sun, houses on a quay (city-night.svg has them too), a bridge, a jangada (a raft). */
export function DawnScene() {
  return (
    <>
      <defs>
        <radialGradient id="sky" gradientUnits="userSpaceOnUse" cx="200" cy="165" r="150">
          <stop stopColor="var(--color-lamp-pale)" />
          <stop offset=".6" stopColor="var(--color-lamp)" />
          <stop offset="1" stopColor="var(--color-lamp-deep)" />
        </radialGradient>
        <linearGradient id="water" x2="0" y2="1">
          <stop stopColor="var(--color-lamp-pale)" />
          <stop offset=".4" stopColor="var(--color-lamp-deep)" />
          <stop offset="1" stopColor="var(--color-house)" />
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d="M0 0h400v340H0Z" />
      <circle cx="200" cy="165" r="52" className="scene-arrive scene-rise" fill="var(--color-white)" />
      <path
        fill="var(--color-lamp-deep)"
        d="M60 340V206h14v-16h20v30h8v-50h24v60h148v-62h10v-8h12v8h10v40h8v-22h30v170Z"
      />
      <path
        fill="var(--color-house)"
        d="M137 340V184h-3v-4h5c0-16 10-16 11-30h-1v-4h2v-10h-4v-2h4v-5h2v5h4v2h-4v10h2v4h-1c1 14 11 14 11 30h5v4h-3v38c9 0 13-4 14-11s8-8 9-13 5-8 8-8v-9h-5v-3h5v-5h4v5h5v3h-5v9c3 0 7 3 8 8s8 6 9 13 5 11 14 11v-38h-3v-4h5c0-16 10-16 11-30h-1v-4h2v-10h-4v-2h4v-5h2v5h4v2h-4v10h2v4h-1c1 14 11 14 11 30h5v4h-3v156Z"
      />
      <path stroke="var(--color-house-end)" strokeWidth="2" d="M137 227h126m0 34H137" />
      <path
        className="scene-arrive"
        fill="var(--color-lamp-pale)"
        d="M147 213v-13a5 5 0 0 1 10 0v13Zm96 0v-13a5 5 0 0 1 10 0v13ZM194 213a6 6 0 0 1 12 0 6 6 0 0 1-12 0ZM175 252v-11a5 5 0 0 1 10 0v11Zm20 0v-11a5 5 0 0 1 10 0v11Zm20 0v-11a5 5 0 0 1 10 0v11ZM191 328v-30a9 9 0 0 1 18 0v30Z"
      />
      <path
        fill="var(--color-ember)"
        d="M90 328v-36h28l12-8 12 10v34Zm76 0v-44l11-12 11 12v44Zm70 0v-52l12-14 12 14v52Z"
      />
      <path fill="var(--color-house-end)" d="M142 328v-48l12-14 12 14v48Zm116 0v-34l12-10 12 8h28v36Z" />
      <path fill="var(--color-car-end)" d="M212 328v-44l12-12 12 12v44Z" />
      <g className="scene-arrive" stroke="var(--color-lamp)" strokeWidth="8" strokeDasharray="5 5">
        <path d="M130 304h5m12-15h15m-15 16h15m78-26h15m-15 15h15m-15 15h15" />
        <path d="M170 293h15m-15 16h15m31-16h15m-15 16h15m32-10h5" />
      </g>
      <path fill="url(#water)" d="M0 333h400v160H0Z" />
      <path
        fill="var(--color-ember)"
        d="M88 327h224v6H88Zm0 17h42v-14h2v14h44v-14h2v14h44v-14h2v14h44v-14h2v14h42v36a20 23 0 0 0-40 0h-6a20 23 0 0 0-40 0h-6a20 23 0 0 0-40 0h-6a20 23 0 0 0-40 0h-6a20 23 0 0 0-40 0Z"
      />
      <path
        stroke="var(--color-lamp-pale)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M131 329h0m46 0h0m46 0h0m46 0h0M184 392h32m-42 13h24m12 0h18m-62 13h64m-78 14h16m14 0h52m-94 14h46m14 0h42m-110 14h24m14 0h60m-112 14h96m-80-42h-12m180-20h-12"
      />
      <path fill="var(--color-white)" d="M233 452q-2-38 16-70 12 44 50 62-32 10-66 8Z" />
      <path fill="var(--color-ember)" d="M208 457q46 5 94-2l-10 12q-38 4-74 0Zm20 2q-2-42 19-80l3 2q-19 36-17 78Z" />
    </>
  );
}
