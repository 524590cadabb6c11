/**
 * A sketch of Recife, north up: the Capibaribe and its islands, the reefs that named the city, and a lamp over Aflitos.
 * It repeats what the text beside it says, so screen readers pass over it.
 */
export function RecifeMap({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 480 480" className={className} aria-hidden="true">
      <path className="fill-land" d="M-200-99h880v680h-880Z" />
      <path
        className="fill-sea"
        d="M396-99q-18 120-8 176 6 36-16 76-14 30-6 56 6 30-18 62-34 44-56 100-22 60-40 210h428v-680Z"
      />
      <path
        className="stroke-sea"
        strokeWidth="12"
        strokeLinecap="round"
        fill="none"
        d="M-200 190Q-90 240 0 222q48-8 66-34t52-16q36 8 50-18t46-18q38 10 56 38t40 28q32-2 62 12m-60-6q12 40 50 36M290 400q-60 10-90-30t-80-30T-200 400M388 78Q330 70 300 40T180-99"
      />
      <path
        className="stroke-muted"
        strokeWidth="4"
        strokeDasharray="1 10"
        strokeLinecap="round"
        fill="none"
        d="M424-60q6 150-16 220t-50 106q-40 64-80 290"
      />
      <circle cx="230" cy="150" r="84" className="fill-lamp opacity-20" />
      <g className="fill-muted text-lg font-medium md:text-base lg:text-sm" textAnchor="middle">
        <text x="96" y="140">
          Casa Forte
        </text>
        <text x="60" y="276">
          Várzea
        </text>
        <text x="236" y="282">
          Boa Vista
        </text>
        <text x="268" y="50">
          Encruzilhada
        </text>
        <text x="262" y="346">
          Boa Viagem
        </text>
        <text x="130" y="420">
          Ibura
        </text>
      </g>
      <path className="fill-lamp" d="M230 170q-34-36-34-60a34 34 0 0 1 68 0q0 24-34 60Z" />
      <path className="fill-night" d="M225 114a11 11 0 1 1 10 0l4 16h-18Z" />
      <text x="230" y="196" textAnchor="middle" className="fill-ink font-bold">
        Aflitos
      </text>
    </svg>
  );
}
