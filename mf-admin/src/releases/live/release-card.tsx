import type { VersionHealth } from '@superium/shared/api'
import type { ReleaseState } from '@superium/shared/contract'
import { Button, Chip } from '@superium/shared/ui'
import { Rocket, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { DataTable } from '../../data-table/data-table'
import { formatMoment } from '../../dates/format-date'
import { liveDecision, promotion, type ReleaseAction, rollbackOf } from '../actions/release-action'
import { releaseTexts } from '../texts'
import css from './release-card.module.css'
import { TrafficBar } from './traffic-bar'
import { type VersionRow, versionColumns } from './version-columns'

const texts = releaseTexts.live

interface ReleaseCardProps {
  state: ReleaseState
  names: readonly ReleaseState[]
  health: readonly VersionHealth[] | null
  decide(decision: ReleaseAction): void
  tryOut(name: string, version: string): void
}

/** One remote or the shell: owner, live versions with traffic and health, stored versions, and the actions. */
export function ReleaseCard({ state, names, health, decide, tryOut }: ReleaseCardProps) {
  const { name, kind, owner, live, versions, remarks, blocked } = state
  const [open, setOpen] = useState(false)
  const canary = live.find((one) => !one.default)
  const stored = versions.filter((version) => live.every((one) => one.version !== version))
  const row = (version: string): VersionRow => ({
    version,
    live: live.find((one) => one.version === version),
    remark: remarks?.[version],
    health: health === null ? null : health.find((one) => one.remote === name && one.version === version),
  })
  const can = { tryOut: (version: string) => tryOut(name, version) }
  const makeLive = (version: string): void => decide(liveDecision(state, version))
  const promoted = promotion(state)
  const back = rollbackOf(state)
  return (
    <article className={css.card} aria-label={name}>
      <header className={css.head}>
        <h3>{name}</h3>
        <span className={css.owner}>
          {texts.team(owner)} · {texts[kind]}
        </span>
        {canary && <Chip tone="warn">{texts.canary(canary.traffic)}</Chip>}
        <span className={css.actions}>
          {promoted && (
            <Button size="small" onClick={() => decide(promoted)}>
              <Rocket size={16} aria-hidden="true" />
              {releaseTexts.decide.promote(promoted.version)}
            </Button>
          )}
          {back && (
            <Button variant="secondary" size="small" onClick={() => decide(back)}>
              <Undo2 size={16} aria-hidden="true" />
              {releaseTexts.decide.rollback(back.version)}
            </Button>
          )}
        </span>
      </header>
      {blocked && (
        <div role="status" className={css.blocked}>
          <strong>{texts.blocked(formatMoment(blocked.at))}</strong>
          <p>{blocked.why}</p>
        </div>
      )}
      <TrafficBar live={live} />
      <div className={css.table}>
        <DataTable
          label={texts.table(name)}
          columns={versionColumns(name, names, can)}
          rows={live.map(({ version }) => row(version))}
          keyOf={({ version }) => version}
        />
      </div>
      {stored.length > 0 && (
        <details className={css.stored} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{texts.earlier(stored.length)}</summary>
          {open && (
            <DataTable
              label={texts.storedTable(name)}
              columns={versionColumns(name, names, { ...can, makeLive })}
              rows={stored.map(row)}
              keyOf={({ version }) => version}
            />
          )}
        </details>
      )}
    </article>
  )
}
