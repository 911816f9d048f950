import type { TelemetryTimeline, VersionHealth } from '@superium/shared/api'
import type { ReleaseState } from '@superium/shared/contract'
import { Button, Chip } from '@superium/shared/ui'
import { ChartNoAxesColumnIncreasing, Rocket, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { DataTable } from '../../data-table/data-table'
import { formatMoment } from '../../dates/format-date'
import { liveDecision, promotion, type ReleaseAction, rollbackOf } from '../actions/release-action'
import { decideTexts } from '../actions/texts'
import { EvidenceCharts } from '../evidence/evidence-charts'
import { RampPanel } from '../ramp/ramp-panel'
import { rampTexts } from '../ramp/texts'
import css from './release-card.module.css'
import { liveTexts as texts } from './texts'
import { TrafficBar } from './traffic-bar'
import { type VersionRow, versionColumns } from './version-columns'

interface ReleaseCardProps {
  state: ReleaseState
  names: readonly ReleaseState[]
  health: readonly VersionHealth[] | null
  /** Page views over time; null if they have not loaded. */
  timeline: TelemetryTimeline | null
  /** The time when the data arrived, in milliseconds since the epoch. */
  at: number
  refresh(): Promise<void>
  decide(decision: ReleaseAction): void
  /** Called to open the ramp dialog for a version. */
  rampUp(state: ReleaseState, version: string): void
  tryOut(name: string, version: string): void
}

/** The card of one remote or the shell: owner, live versions with traffic and health, stored versions, and actions. */
export function ReleaseCard({ state, names, health, timeline, at, refresh, decide, rampUp, tryOut }: ReleaseCardProps) {
  const { name, kind, owner, live, versions, remarks, blocked, ramp } = state
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
  const ramped = (version: string): void => rampUp(state, version)
  const makeLive = (version: string): void => decide(liveDecision(state, version))
  const promoted = promotion(state)
  const back = rollbackOf(state)
  return (
    <article className={css.card} aria-label={name} tabIndex={-1}>
      <header className={css.head}>
        <h3>{name}</h3>
        <span className={css.owner}>
          {texts.team(owner)} · {texts[kind]}
        </span>
        {canary && <Chip tone="warn">{texts.canary(canary.traffic)}</Chip>}
        <span className={css.actions}>
          {canary && !ramp && (
            <Button
              variant="secondary"
              size="small"
              aria-label={rampTexts.startLabel(name, canary.version)}
              onClick={() => ramped(canary.version)}
            >
              <ChartNoAxesColumnIncreasing size={16} aria-hidden="true" />
              {rampTexts.start}
            </Button>
          )}
          {promoted && (
            <Button size="small" onClick={() => decide(promoted)}>
              <Rocket size={16} aria-hidden="true" />
              {decideTexts.promote(promoted.version)}
            </Button>
          )}
          {back && (
            <Button variant="secondary" size="small" onClick={() => decide(back)}>
              <Undo2 size={16} aria-hidden="true" />
              {decideTexts.rollback(back.version)}
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
      {ramp && canary && (
        <RampPanel name={name} ramp={ramp} share={canary.traffic} names={names} at={at} refresh={refresh} />
      )}
      <div className={css.table}>
        <DataTable
          label={texts.table(name)}
          columns={versionColumns(name, names, can)}
          rows={live.map(({ version }) => row(version))}
          keyOf={({ version }) => version}
        />
      </div>
      <EvidenceCharts timeline={timeline} state={state} />
      {stored.length > 0 && (
        <details className={css.stored} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{texts.earlier(stored.length)}</summary>
          {open && (
            <DataTable
              label={texts.storedTable(name)}
              columns={versionColumns(name, names, { ...can, makeLive, rampUp: ramped })}
              rows={stored.map(row)}
              keyOf={({ version }) => version}
            />
          )}
        </details>
      )}
    </article>
  )
}
