const star = "m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8L12 17.8 5.8 21 7 14.2 2 9.3l6.9-1Z";

/** @param rating whole stars out of five, which is how many are drawn and said */
export function Stars({ rating, className }: { rating: number; className: string }) {
  return (
    <svg viewBox="0 0 120 24" className={className} role="img" aria-label={`${rating} de 5 estrelas`}>
      {Array.from({ length: rating }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike and never change places
        <path key={index} d={star} transform={index > 0 ? `translate(${index * 24})` : undefined} />
      ))}
    </svg>
  );
}
