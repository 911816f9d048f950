import type { VersionHealth } from '@superium/shared/api'
import type { LiveVersion, ReleaseRemark, ReleaseState } from '@superium/shared/contract'
import { Button, Chip } from '@superium/shared/ui'
import { Eye } from 'lucide-react'
import type { Column } from '../../data-table/data-table'
import { formatMoment } from '../../dates/format-date'
import { actorName } from '../actor-name'
import { rampTexts } from '../ramp/texts'
import { Failures, VitalCell } from './health-cells'
import { liveTexts as texts } from './texts'
import css from './version-columns.module.css'

/** A version of one remote, live or only stored. */
export interface VersionRow {
  version: string
  live: LiveVersion | undefined
  remark: ReleaseRemark | undefined
  /** Undefined without page views; null if it could not be loaded. */
  health: VersionHealth | undefined | null
}

interface Can {
  tryOut(version: string): void
  /** Absent for live versions. */
  makeLive?(version: string): void
  rampUp?(version: string): void
}

/** The columns of the version tables. */
export function versionColumns(name: string, names: readonly ReleaseState[], can: Can): readonly Column<VersionRow>[] {
  return [
    {
      label: texts.version,
      heading: true,
      cell: ({ version, live, remark }) => (
        <span className={css.version}>
          <span>{version}</span>
          {remark?.takenBack && <small>{texts.takenBack}</small>}
          {remark?.forced !== undefined && <small>{texts.forced}</small>}
          {live && (
            <>
              <small>
                {texts.since} <time dateTime={live.since}>{formatMoment(live.since)}</time>
              </small>
              <small>
                {texts.by.label} {actorName(live.by, names)}
              </small>
            </>
          )}
        </span>
      ),
    },
    ...(can.makeLive ? [] : [visitors]),
    { label: texts.failures, numeric: true, cell: ({ health }) => <Failures health={health} /> },
    { label: texts.lcp, numeric: true, cell: ({ health }) => <VitalCell health={health} vital="LCP" /> },
    { label: texts.inp, numeric: true, cell: ({ health }) => <VitalCell health={health} vital="INP" /> },
    { label: texts.cls, numeric: true, cell: ({ health }) => <VitalCell health={health} vital="CLS" /> },
    {
      label: texts.actions,
      numeric: true,
      cell: ({ version }) => (
        <span className={css.actions}>
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.tryOutLabel(name, version)}
            title={texts.tryOutLabel(name, version)}
            onClick={() => can.tryOut(version)}
          >
            <Eye size={16} aria-hidden="true" />
            {texts.tryOut}
          </Button>
          {can.rampUp && (
            <Button
              variant="secondary"
              size="small"
              aria-label={rampTexts.startLabel(name, version)}
              onClick={() => can.rampUp?.(version)}
            >
              {rampTexts.start}
            </Button>
          )}
          {can.makeLive && (
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.makeLiveLabel(name, version)}
              onClick={() => can.makeLive?.(version)}
            >
              {texts.makeLive}
            </Button>
          )}
        </span>
      ),
    },
  ]
}

const visitors: Column<VersionRow> = {
  label: texts.visitors,
  numeric: true,
  cell: ({ live }) =>
    live &&
    (live.default ? (
      <strong>{texts.percent(live.traffic)}</strong>
    ) : (
      <Chip tone="warn">{texts.percent(live.traffic)}</Chip>
    )),
}
