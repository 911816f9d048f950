/** The logo: an S made of two arcs. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--accent)" />
      <path
        d="M21.5 11.2A6 6 0 0 0 16 8a4.6 4.6 0 0 0-4.8 4.4c0 2.6 2.2 3.4 4.8 3.6"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M10.5 20.8A6 6 0 0 0 16 24a4.6 4.6 0 0 0 4.8-4.4c0-2.6-2.2-3.4-4.8-3.6"
        fill="none"
        stroke="var(--on-accent)"
        strokeOpacity="0.72"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
