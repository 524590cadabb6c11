/** An old house in Recife: azulejos (tiles), a fanlight, the number 24, and a door that has just opened. */
export function DoorScene() {
  return (
    <>
      <defs>
        <pattern id="azulejo" x="200" y="14" width="30" height="30" patternUnits="userSpaceOnUse">
          <path fill="var(--color-night-border)" d="M0 0h30v30H0Z" />
          <path fill="var(--color-night-text)" d="M0 0h29v29H0Z" />
          <path
            fill="var(--color-car)"
            d="M0 0h9a9 9 0 0 1-9 9ZM29 0v9a9 9 0 0 1-9-9ZM29 29h-9a9 9 0 0 1 9-9ZM0 29v-9a9 9 0 0 1 9 9ZM14.5 5l4 5.5 5.5 4-5.5 4-4 5.5-4-5.5-5.5-4 5.5-4Z"
          />
        </pattern>
        <radialGradient id="shade" gradientUnits="userSpaceOnUse" cx="200" cy="270" r="250">
          <stop offset=".25" stopColor="var(--color-night)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--color-night)" />
        </radialGradient>
        <linearGradient id="floor" x2="0" y2="1">
          <stop stopColor="var(--color-lamp-pale)" />
          <stop offset="1" stopColor="var(--color-lamp-deep)" stopOpacity=".75" />
        </linearGradient>
        <linearGradient id="inside" x2="0" y2="1">
          <stop stopColor="var(--color-white)" />
          <stop offset="1" stopColor="var(--color-lamp)" />
        </linearGradient>
      </defs>
      <path fill="url(#azulejo)" d="M0 0h400v420H0Z" />
      <path fill="url(#shade)" d="M0 0h400v420H0Z" />
      <path fill="var(--color-night)" d="M0 416h400v90H0Z" />
      <path fill="url(#floor)" d="M156 428h52l40 66H62Z" />
      <path fill="var(--color-lamp-pale)" d="M138 420V176a62 62 0 0 1 124 0v244Z" />
      <path fill="var(--color-ember)" d="M148 420V176a52 52 0 0 1 104 0v244Z" />
      <path fill="url(#inside)" d="M156 420V192h88v228Z" />
      <path fill="var(--color-lamp)" d="M156 182v-6a44 44 0 0 1 88 0v6Z" />
      <path stroke="var(--color-ember)" strokeWidth="4" d="M200 182v-52m0 52-34-36m34 36 34-36" />
      {/* The door turns on its hinges. */}
      <g className="scene-arrive scene-door origin-[244px_0]">
        <path fill="var(--color-house)" d="m244 192-36 12v206l36 10Z" />
        <path stroke="var(--color-ember)" strokeWidth="3" fill="none" d="m237 206-22 7v74l22 2Zm0 98-22-1v96l22 5Z" />
        <circle cx="212" cy="295" r="3.5" fill="var(--color-lamp)" />
      </g>
      <path fill="var(--color-night)" d="M266 196h38v28h-38Z" />
      <path
        stroke="var(--color-lamp-pale)"
        strokeWidth="3"
        fill="none"
        d="M273 204q9-5 9 2 0 3-9 11h10m7-15v10h8m-2-10v16"
      />
      <path fill="var(--color-night-text)" d="M128 418h144v10H128Z" />
    </>
  );
}
