import type { ReleaseState } from '@superium/shared/contract'
import { useSearchParams } from '@superium/shared/router'
import { Notice, Skeleton } from '@superium/shared/ui'
import { CircleAlert, PackageSearch } from 'lucide-react'
import { useState } from 'react'
import { adminTexts } from '../texts'
import type { ReleaseAction } from './actions/release-action'
import { ReleaseActionDialog } from './actions/release-action-dialog'
import { errorMessage } from './error-message'
import { useTimeline } from './evidence/use-timeline'
import { DependencyGraph } from './graph/dependency-graph'
import { History } from './history/history'
import { LastUpdated } from './last-updated'
import { AutomaticRollbacks } from './live/automatic-rollbacks'
import { ReleaseCard } from './live/release-card'
import { liveTexts } from './live/texts'
import { NamesSection } from './names/names-section'
import { OverrideDialog, type OverrideDialogProps } from './override/override-dialog'
import type { Releases } from './polling/load-releases'
import { useReleases } from './polling/use-releases'
import { RampDialog } from './ramp/ramp-dialog'
import css from './releases-view.module.css'
import { StagesSection } from './stages/stages-section'
import { releaseTexts as texts } from './texts'
import { TryAgain } from './try-again'

/** The content of the releases page: a placeholder, then the polled releases or the error. */
export function ReleasesView({ first, hours }: { first: Promise<Releases>; hours: number }) {
  const { data, at, failure, asking, refresh } = useReleases(first, hours)
  const timeline = useTimeline(hours, at)
  const [decision, setDecision] = useState<ReleaseAction | null>(null)
  const [ramping, setRamping] = useState<{ state: ReleaseState; version: string } | null>(null)
  const [trying, setTrying] = useState<Omit<OverrideDialogProps, 'onClose'> | null>(null)

  if (!data) {
    return failure ? (
      <Notice
        tone="alert"
        icon={<CircleAlert size={28} aria-hidden="true" />}
        title={adminTexts.failed.title}
        actions={<TryAgain busy={asking} retry={refresh} />}
      >
        <p>{errorMessage(failure)}</p>
      </Notice>
    ) : (
      <div className={css.cards} aria-busy="true">
        <Skeleton height="13rem" />
        <Skeleton height="13rem" />
        <Skeleton height="13rem" />
      </div>
    )
  }
  if (data.names.length === 0) {
    return (
      <Notice icon={<PackageSearch size={28} aria-hidden="true" />} title={texts.none}>
        <p>{texts.noneText}</p>
      </Notice>
    )
  }
  return (
    <div className={css.view}>
      <LastUpdated at={at} revision={data.revision} failure={failure} asking={asking} refresh={refresh} />
      <AutomaticRollbacks history={data.history} at={at} />
      <StagesSection revision={data.revision} at={at} />
      <section aria-labelledby="live-now">
        <header className={css.head}>
          <h2 id="live-now">{liveTexts.title}</h2>
          <Window hours={hours} />
        </header>
        {data.health === null && (
          <p role="status" className={css.missing}>
            {texts.healthMissing}
          </p>
        )}
        <div className={css.cards}>
          {data.names.map((state) => (
            <ReleaseCard
              key={state.name}
              state={state}
              names={data.names}
              health={data.health}
              timeline={timeline}
              at={at}
              refresh={refresh}
              decide={setDecision}
              rampUp={(of, version) => setRamping({ state: of, version })}
              tryOut={(name, version) => setTrying({ name, version, page: pageOf(state) })}
            />
          ))}
        </div>
      </section>
      <DependencyGraph names={data.names} />
      <NamesSection />
      <History revision={data.revision} names={data.names} />
      {decision && (
        <ReleaseActionDialog decision={decision} onClose={() => setDecision(null)} onSettled={() => void refresh()} />
      )}
      {ramping && <RampDialog {...ramping} onClose={() => setRamping(null)} onSettled={() => void refresh()} />}
      {trying && <OverrideDialog {...trying} onClose={() => setTrying(null)} />}
    </div>
  )
}

/** A page of the remote for trying out an override. */
const pageOf = ({ live }: ReleaseState): string =>
  live.flatMap(({ routes }) => routes).find((route) => !route.includes(':')) ?? '/'

function Window({ hours }: { hours: number }) {
  const [, setParams] = useSearchParams()
  const change = (value: string): void => {
    const params = new URLSearchParams(window.location.search)
    params.set('hours', value)
    setParams(params, { replace: true, preventScrollReset: true })
  }
  return (
    <label className={css.window}>
      {liveTexts.window}
      <select value={hours} onChange={(event) => change(event.target.value)}>
        {liveTexts.windows.map((one) => (
          <option key={one.hours} value={one.hours}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  )
}
