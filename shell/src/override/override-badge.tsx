import css from './override-badge.module.css'
import { overrideTexts } from './texts'

/** Releases that only this browser gets: version by name, and until when (milliseconds since the epoch). */
export interface Override {
  versions: Record<string, string>
  /** Absent: until the visitor leaves the override. */
  until?: number | undefined
}

/** The address that ends an override: the same page with a parameter for the site's server. */
export function wayOut(address: string): string {
  const url = new URL(address)
  url.searchParams.set('superium-override', 'off')
  return url.href
}

/** Shows which releases are overridden in this browser and until when, with a link that ends it. */
export function OverrideBadge({ versions, until }: Override) {
  return (
    <aside className={css.badge} aria-label={overrideTexts.label}>
      <p>
        <strong>{overrideTexts.title}</strong>
        {Object.entries(versions).map(([name, version]) => (
          <code key={name}>
            {name} {version}
          </code>
        ))}
        {until !== undefined && (
          <span>
            {overrideTexts.until} <time dateTime={new Date(until).toISOString()}>{overrideTexts.time(until)}</time>
          </span>
        )}
      </p>
      <a
        href="?superium-override=off"
        onClick={(event) => {
          // A navigation changes the address without rendering this badge.
          event.currentTarget.href = wayOut(location.href)
        }}
      >
        {overrideTexts.leave}
      </a>
    </aside>
  )
}
