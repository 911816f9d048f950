import { $toasts, useShared } from '@superium/shared/state'
import { ErrorBoundary } from '../../error-boundary/error-boundary'
import { PlainMessages } from './plain-messages'
import { useToastList } from './use-toast-list'

/** Shows messages, even if the code of their list does not load. The first message loads it. */
export function Toasts() {
  const toasts = useShared($toasts)
  const { List, plain } = useToastList(toasts.at(-1)?.id)
  const messages = <PlainMessages toasts={toasts} />
  if (plain) return messages
  return (
    List && (
      <ErrorBoundary failure={messages}>
        <List />
      </ErrorBoundary>
    )
  )
}
