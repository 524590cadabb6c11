/** Our own drawing of a speech bubble with a handset, because WhatsApp's logo must not be redrawn. */
export function WhatsappIcon({ className }: { className?: string }) {
  return (
    <svg
      width="1.5rem"
      height="1.5rem"
      viewBox="0 0 24 24"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M12 3a9 9 0 0 0-7.8 13.5L3 21l4.6-1.2A9 9 0 1 0 12 3Z" />
      <path
        d="M9 8.2c-.9.9-.6 2.9 1.6 5s4.1 2.5 5 1.6l.6-.6-1.9-1.5-1 .7c-1-.4-1.8-1.2-2.2-2.2l.7-1L10.3 8Z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
