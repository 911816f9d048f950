import type { Discovery } from '@superium/shared/contract'
import { Button } from '@superium/shared/ui'
import { useId } from 'react'
import css from './boundary-overlay.module.css'
import type { Boundary } from './find-boundaries'
import { overlayTexts } from './texts'
import { useBoundaries } from './use-boundaries'

/** Looks of frames, one for each remote in the order of their names. */
const LOOKS = ['look0', 'look1', 'look2', 'look3', 'look4', 'look5'] as const

interface OverlayProps {
  page: HTMLElement
  discovery: Discovery
  onLeave(): void
}

/** Frames every piece of the page with its remote, version and team, and lists them. It lies over the page, not in it. */
export function BoundaryOverlay({ page, discovery, onLeave }: OverlayProps) {
  const pieces = useBoundaries(page, discovery)
  const heading = useId()
  const names = Object.keys(discovery.microFrontends).sort()
  const look = (remote: string): string => css[LOOKS[names.indexOf(remote) % LOOKS.length] ?? 'look0'] ?? ''
  return (
    <>
      <div aria-hidden="true">
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may be there twice, and nothing in it has state
          <Frame key={index} piece={piece} look={look(piece.remote)} />
        ))}
      </div>
      <section className={css.legend} aria-labelledby={heading} data-testid="boundary-legend">
        <h2 id={heading}>{overlayTexts.title}</h2>
        <dl>
          {byRemote(pieces).map(({ remote, version, team, all }) => (
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

function Frame({ piece: { what, remote, version, team, box }, look }: { piece: Boundary; look: string }) {
  if (!box) return null
  return (
    <div className={`${css.frame} ${look}`} style={box} data-frame={`${remote} ${what}`}>
      <span style={{ top: Math.max(0, -box.top) }}>
        {remote} {version} · {team} · {what}
      </span>
    </div>
  )
}

/** Who has something on the page, the shell first, each with what it is. */
function byRemote(pieces: Boundary[]): (Boundary & { all: string[] })[] {
  const shown = pieces.filter(({ box }) => box)
  const of = (remote: string) => shown.filter((one) => one.remote === remote).map(({ what }) => what)
  return shown
    .filter(({ remote }, index) => shown.findIndex((one) => one.remote === remote) === index)
    .sort((a, b) => Number(b.remote === 'shell') - Number(a.remote === 'shell') || a.remote.localeCompare(b.remote))
    .map((first) => ({ ...first, all: [...new Set(of(first.remote))] }))
}
