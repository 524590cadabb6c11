/** Recife's waterfront as one dark outline with a few lit windows; stands on the top edge of the band that follows. */
export function Skyline({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 1440 120" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <path
        className="fill-night"
        d="M0 120V84h40V62h30v22h26V40h44v44h22V58h18l16-14 16 14h18v26h30V30h10V18h6v12h10v54h34V52h52v32h20V68l14-12 14 12v-8l14-12 14 12v8l14-12 14 12v16h24V34l9-16 9 16v22h26V34l9-16 9 16v50h30V66h36v18h10q20-26 60-26t60 26h12q20-26 60-26t60 26h12q20-26 60-26t60 26h14V46h40v38h16V22h48v62h24V56h34V38h22v46h28V64l14-12 14 12v20h22V44h54v40h26V60h40v24h60v36Z"
      />
      <path
        className="fill-lamp"
        d="M104 52h6v8h-6Zm16 12h6v8h-6Zm146-18h6v8h-6Zm0 20h6v8h-6Zm92-4h6v8h-6Zm98 12h6v8h-6Zm57 0h6v8h-6ZM1052 56h6v8h-6Zm60-22h6v8h-6Zm16 20h6v8h-6Zm88-2h6v8h-6Zm150 4h6v8h-6Z"
      />
    </svg>
  );
}
