/** The logo: a fruit over furrows, in an arch. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 40 48" className={className} aria-hidden="true">
      <path
        d="M2 46V20a18 18 0 0 1 36 0v26Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="20" cy="19" r="7" fill="var(--mark-fruit, #e8a52b)" />
      <path
        d="M2.5 35c10-6.500 25-6.500 35 0M5 41c9-5 21-5 30 0M20 30v16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
