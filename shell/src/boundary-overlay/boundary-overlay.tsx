import type { Discovery } from '@superium/shared/contract'
import { Button } from '@superium/shared/ui'
import { useId } from 'react'
import css from './boundary-overlay.module.css'
import type { Boundary } from './find-boundaries'
import { overlayTexts } from './texts'
import { useBoundaries } from './use-boundaries'

/** Styles of frames, assigned to remotes in the order of their names. */
const LOOKS = ['look0', 'look1', 'look2', 'look3', 'look4', 'look5'] as const

interface OverlayProps {
  page: HTMLElement
  discovery: Discovery
  onLeave(): void
}

/** Frames every marked part of the page with its remote, version and team, and lists them. */
export function BoundaryOverlay({ page, discovery, onLeave }: OverlayProps) {
  const boundaries = useBoundaries(page, discovery)
  const heading = useId()
  const names = Object.keys(discovery.microFrontends).sort()
  const look = (remote: string): string => css[LOOKS[names.indexOf(remote) % LOOKS.length] ?? 'look0'] ?? ''
  return (
    <>
      <div aria-hidden="true">
        {boundaries.map((boundary, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same boundary may be there twice, and nothing in it has state
          <Frame key={index} boundary={boundary} look={look(boundary.remote)} />
        ))}
      </div>
      <section className={css.legend} aria-labelledby={heading} data-testid="boundary-legend">
        <h2 id={heading}>{overlayTexts.title}</h2>
        <dl>
          {byRemote(boundaries).map(({ remote, version, team, all }) => (
            <div key={remote} className={look(remote)}>
              <dt>
                {remote} <code>{version}</code>
              </dt>
              <dd>{overlayTexts.team(team)}</dd>
              <dd>{all.join(', ')}</dd>
            </div>
          ))}
        </dl>
        <Button size="small" onClick={onLeave}>
          {overlayTexts.leave}
        </Button>
      </section>
    </>
  )
}

function Frame({ boundary: { what, remote, version, team, box }, look }: { boundary: Boundary; look: string }) {
  if (!box) return null
  return (
    <div className={`${css.frame} ${look}`} style={box} data-frame={`${remote} ${what}`}>
      <span style={{ top: Math.max(0, -box.top) }}>
        {remote} {version} · {team} · {what}
      </span>
    </div>
  )
}

/** The remotes on the page, the shell first, each with its parts. */
function byRemote(boundaries: Boundary[]): (Boundary & { all: string[] })[] {
  const shown = boundaries.filter(({ box }) => box)
  const of = (remote: string) => shown.filter((one) => one.remote === remote).map(({ what }) => what)
  return shown
    .filter(({ remote }, index) => shown.findIndex((one) => one.remote === remote) === index)
    .sort((a, b) => Number(b.remote === 'shell') - Number(a.remote === 'shell') || a.remote.localeCompare(b.remote))
    .map((first) => ({ ...first, all: [...new Set(of(first.remote))] }))
}
