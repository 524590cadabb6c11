/** Recife's waterfront as one dark outline with a few lit windows; stands on the top edge of the band that follows. */
export function Skyline({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1440 120"
      preserveAspectRatio="xMidYMax slice"
      className={`bg-(image:--sky) ${className}`}
      aria-hidden="true"
    >
      <path
        className="fill-night"
        fillRule="evenodd"
        d="M0 120V84h60V58h34V70h26V44h40V76l15-14 15 14l15-14 15 14l15-14 15 14V62h50V36l11-18 11 18V72h44V36l11-18 11 18V80h60V22h36V54h40V74l14-14 14 14l14-14 14 14V86h44V94h228V86h44V74l15-14 15 14l15-14 15 14l15-14 15 14V50h40V16h34V40h46V76h60V32h36V66h26V52h52V78l15-14 15 14l15-14 15 14V46h40V70h60V120ZM632 110q2-11 15-11t15 11ZM678 110q2-11 15-11t15 11ZM723 110q2-11 15-11t15 11ZM769 110q2-11 15-11t15 11ZM814 110q2-11 15-11t15 11Z"
      />
      <path
        className="fill-lamp"
        d="M68 80h6v8h-6ZM140 66h6v8h-6ZM128 54h6v8h-6ZM308 50h6v8h-6ZM466 56h6v8h-6ZM492 88h6v8h-6ZM1006 60h6v8h-6ZM1034 38h6v8h-6ZM1034 26h6v8h-6ZM1083 50h6v8h-6ZM1184 66h6v8h-6ZM1236 86h6v8h-6ZM1360 80h6v8h-6Z"
      />
    </svg>
  );
}
