import type { LiveVersion } from '@superium/shared/contract'
import { liveTexts } from './texts'
import css from './traffic-bar.module.css'

/** The share of visitors of each live version. */
export function TrafficBar({ live }: { live: readonly LiveVersion[] }) {
  const words = live.map(({ version, traffic }) => liveTexts.share(version, traffic)).join(', ')
  return (
    <div className={css.bar} role="img" aria-label={words}>
      {live.map(({ version, traffic, default: stable }) => (
        <span key={version} className={stable ? css.stable : css.canary} style={{ flexGrow: traffic }} />
      ))}
    </div>
  )
}
