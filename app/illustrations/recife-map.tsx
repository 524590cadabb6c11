/**
 * A sketch of Recife, north up: the river Capibaribe, the islands, the reefs that named the city, and rings around Aflitos.
 * It repeats what the text beside it says, so screen readers pass over it.
 */
export function RecifeMap({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 560 460" className={className} aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path className="fill-land" d="M0 0h560v460H0Z" />
      <path
        className="fill-sea"
        d="M432 0q-14 40-2 92 8 30-14 70-16 30-10 60 4 26-24 60-30 38-52 84-22 48-42 94h272V0Z"
      />
      <path
        className="stroke-sea"
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        d="M-10 214q50 10 74-18t58-20q36 8 50-22t50-20q38 12 60 40t44 28q30-2 46 18m-58-6q12 40 46 44m-126 166q40-40 52-84t72-82M418 84q-60-10-96-44T250-6"
      />
      <path
        className="stroke-muted"
        strokeWidth="4"
        strokeDasharray="2 9"
        strokeLinecap="round"
        fill="none"
        d="M458 60q8 70-16 130t-50 118q-40 60-66 142"
      />
      <g fill="none" className="stroke-accent" strokeWidth="2" strokeDasharray="5 7">
        <circle cx="268" cy="140" r="62" />
        <circle cx="268" cy="140" r="132" opacity=".7" />
        <circle cx="268" cy="140" r="210" opacity=".45" />
      </g>
      <g className="fill-muted text-sm font-medium" textAnchor="middle">
        <text x="150" y="104">
          Casa Forte
        </text>
        <text x="66" y="258">
          Várzea
        </text>
        <text x="236" y="236">
          Boa Vista
        </text>
        <text x="440" y="236">
          Recife Antigo
        </text>
        <text x="196" y="398">
          Ibura
        </text>
        <text x="404" y="352">
          Boa Viagem
        </text>
        <text x="344" y="84">
          Encruzilhada
        </text>
      </g>
      <path className="fill-night" d="M268 150q-34-34-34-58a34 34 0 0 1 68 0q0 24-34 58Z" />
      <path className="fill-lamp" d="M263 96a11 11 0 1 1 10 0l4 16h-18Z" />
      <text x="268" y="174" textAnchor="middle" className="fill-ink text-base font-bold">
        Aflitos
      </text>
    </svg>
  );
}
