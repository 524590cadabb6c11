interface LogoProps {
  className?: string;
  plate?: string;
  keyhole?: string;
}

export function Logo({ className, plate = "var(--color-lamp)", keyhole = "var(--color-night)" }: LogoProps) {
  return (
    <svg width="24" height="24" viewBox="0 0 36 36" className={className} aria-hidden="true">
      <rect width="36" height="36" rx="10" fill={plate} />
      <path fill={keyhole} d="M14.6 20.4a6.5 6.5 0 1 1 6.8 0L23.5 29h-11Z" />
    </svg>
  );
}
