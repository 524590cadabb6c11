const star = "l3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2-6.2 3.2 1.2-6.8-5-4.9 6.9-1Z";

/** @param rating whole number of stars, from 1 to 5 */
export function Stars({ rating }: { rating: number }) {
  const stars = Array.from({ length: rating }, (_, index) => `M${12 + index * 24} 2${star}`);
  return (
    <svg viewBox="0 0 120 24" className="stars" role="img" aria-label={`${rating} de 5 estrelas`}>
      <path d={stars.join("")} />
    </svg>
  );
}
