import type { SiteStage, StageCell } from '@superium/shared/contract'
import { Chip } from '@superium/shared/ui'
import { formatMoment } from '../../dates/format-date'
import { ageText } from '../words'
import { CarryOn } from './carry-on'
import css from './stage-cell.module.css'
import { stagesTexts as texts } from './texts'

interface StageCellProps {
  name: string
  /** Null if the stage could not be read. */
  cell: StageCell | null
  stage: SiteStage
  /** The time of the page's data, in milliseconds since the epoch. */
  at: number
}

/** One stage's version of a name, how far it is behind, and the command that brings a newer version here. */
export function StageCellView({ name, cell, stage, at }: StageCellProps) {
  if (!cell) return <span className={css.bad}>{stage.problem ?? texts.unknown}</span>
  const { live, behind, next } = cell
  return (
    <div className={css.cell}>
      {live.length === 0 && <span className={css.none}>{texts.none}</span>}
      {live.map(({ version, traffic, default: stable, since }) => (
        <span key={version} className={css.version}>
          {stable ? <strong>{version}</strong> : <Chip tone="warn">{texts.canary(version, traffic)}</Chip>}
          {since !== null && (
            <time dateTime={since} title={formatMoment(since)}>
              {texts.since(ageText(Math.max(at - Date.parse(since), 0)))}
            </time>
          )}
        </span>
      ))}
      {behind > 0 && <span className={css.behind}>{texts.behind(behind)}</span>}
      {next && <CarryOn name={name} next={next} site={stage.url ?? globalThis.location.origin} />}
    </div>
  )
}
