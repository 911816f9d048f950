import type { Deployment, Slots } from '@superium/shared/contract'
import { useRetryOnline } from '@superium/shared/loading'
import { Button, Notice, Spinner } from '@superium/shared/ui'
// biome-ignore lint/style/noRestrictedImports: an error boundary is around each slot
import { type ComponentProps, type ComponentType, lazy, type ReactNode, useMemo, useState } from 'react'
import { ErrorBoundary } from '../error-boundary/error-boundary'
import { LimitedSuspense } from '../remote-boundary/limited-suspense'
import { RemoteBoundary } from '../remote-boundary/remote-boundary'
import type { Remotes } from '../remotes/create-remotes'
import { reportRemoteEvent } from '../remotes/remote-events'
import type { HangStage } from '../remotes/within-limit'
import { shellTexts } from '../texts'

type SlotName = keyof Slots

interface SlotProps<N extends SlotName> {
  name: N
  remotes: Remotes
  props: ComponentProps<Slots[N]>
  /** Fails silently, for slots that are usually empty; a panel shows its failure. */
  quiet?: boolean
}

/** Shows the remote that fills a slot of the shell; a failure stays inside the slot and can be retried. */
export function Slot<N extends SlotName>({ name, remotes, props, quiet = false }: SlotProps<N>) {
  const deployment = remotes.forSlot(name)
  if (!deployment) return quiet ? null : <SlotFailure onRetry={() => location.reload()} />
  const fallback = quiet ? null : <Spinner label={shellTexts.loading} />
  return <SlotOf name={name} of={deployment} remotes={remotes} props={props} quiet={quiet} fallback={fallback} />
}

interface SlotOfProps<N extends SlotName> extends SlotProps<N> {
  of: Deployment
  /** Shown until the component has loaded. */
  fallback: ReactNode
}

/** Shows the component that one remote has for a slot. */
export function SlotOf<N extends SlotName>({ name, of, remotes, props, quiet = false, fallback }: SlotOfProps<N>) {
  const [attempt, setAttempt] = useState(0)
  const { name: owner } = of.extras.superium
  const { Filling, stage } = useMemo(
    // `attempt` makes a new lazy component, because React remembers a failed one.
    () => fill(remotes, owner, name, attempt),
    [owner, remotes, name, attempt],
  )
  return (
    <RemoteBoundary remote={owner} slot={name}>
      <ErrorBoundary
        key={attempt}
        failure={<FailedLoad quiet={quiet} onRetry={() => setAttempt(attempt + 1)} />}
        onError={(error) => reportRemoteEvent({ remote: owner, what: 'threw', error })}
      >
        <LimitedSuspense of={of} fallback={fallback} stage={stage}>
          <Filling {...props} />
        </LimitedSuspense>
      </ErrorBoundary>
    </RemoteBoundary>
  )
}

/** The component of a slot, and the stage that it waits in, because a slow network is not the remote's fault. */
function fill(remotes: Remotes, owner: string, name: SlotName, _attempt: number) {
  const expose = `slots/${name}`
  let stage: HangStage = 'Loading'
  const load = async () => {
    const module = await remotes.load<{ default: ComponentType<object> }>(owner, expose)
    stage = 'Rendering'
    return module
  }
  return { Filling: remotes.ready?.(owner, expose) ?? lazy(load), stage: () => stage }
}

/** The failure of a slot's remote, which is loaded again once the browser is back online; a quiet slot shows nothing. */
function FailedLoad({ quiet, onRetry }: { quiet: boolean; onRetry(): void }) {
  useRetryOnline(true, onRetry)
  return quiet ? null : <SlotFailure onRetry={onRetry} />
}

function SlotFailure({ onRetry }: { onRetry(): void }) {
  return (
    <Notice
      tone="alert"
      title={shellTexts.slotFailed}
      actions={
        <Button size="small" onClick={onRetry}>
          {shellTexts.failed.tryAgain}
        </Button>
      }
    />
  )
}
