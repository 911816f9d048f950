import type { Slots } from '@superium/shared/contract'
import { Button, Notice, Spinner } from '@superium/shared/ui'
import {
  Component,
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useMemo,
  useState,
} from 'react'
import { RemoteBoundary } from '../remote-boundary/remote-boundary'
import type { Remotes } from '../remotes/create-remotes'
import { reportRemoteEvent } from '../remotes/remote-events'
import { shellTexts } from '../texts'

type SlotName = keyof Slots

interface SlotProps<N extends SlotName> {
  name: N
  remotes: Remotes
  props: ComponentProps<Slots[N]>
  /** Fails silently, for slots that show something only now and then; a panel shows its failure. */
  quiet?: boolean
}

/** Shows a remote's component in a place of the shell; a failure stays in that place and can be retried. */
export function Slot<N extends SlotName>({ name, remotes, props, quiet = false }: SlotProps<N>) {
  const [attempt, setAttempt] = useState(0)
  const owner = remotes.forSlot(name)?.extras.superium.name
  const Filling = useMemo(
    // `attempt` makes a new lazy component, because React remembers a failed one.
    () => (owner ? fill(remotes, owner, name, attempt) : null),
    [owner, remotes, name, attempt],
  )
  if (!Filling || !owner) return quiet ? null : <SlotFailure onRetry={() => location.reload()} />
  return (
    <RemoteBoundary remote={owner} slot={name}>
      <SlotBoundary
        key={attempt}
        remote={owner}
        failure={quiet ? null : <SlotFailure onRetry={() => setAttempt(attempt + 1)} />}
      >
        <Suspense fallback={quiet ? null : <Spinner label={shellTexts.loading} />}>
          <Filling {...props} />
        </Suspense>
      </SlotBoundary>
    </RemoteBoundary>
  )
}

function fill(remotes: Remotes, owner: string, name: SlotName, _attempt: number): ComponentType<object> {
  return lazy(() => remotes.load<{ default: ComponentType<object> }>(owner, `slots/${name}`))
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

/** React has error boundaries only as classes. */
class SlotBoundary extends Component<{ children: ReactNode; failure: ReactNode; remote: string }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportRemoteEvent({ remote: this.props.remote, what: 'threw', error })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.failure : this.props.children
  }
}
