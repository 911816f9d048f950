import css from './override-badge.module.css'
import { overrideTexts } from './texts'

/** What this browser alone gets in place of what is live: version by name, and until when (milliseconds since the epoch). */
export interface Override {
  versions: Record<string, string>
  /** Absent: until the browser leaves it. */
  until?: number | undefined
}

/** Where the way out of an override begins: the same page, with the parameter that the site's server takes it by. */
export function wayOut(address: string): string {
  const url = new URL(address)
  url.searchParams.set('superium-override', 'off')
  return url.href
}

/** Says what is overridden in this browser and until when, with the way out. */
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
          // The address changes without this badge being rendered again.
          event.currentTarget.href = wayOut(location.href)
        }}
      >
        {overrideTexts.leave}
      </a>
    </aside>
  )
}
