import { $toasts, useShared } from '@superium/shared/state'
import { useEffect, useState } from 'react'
import { ErrorBoundary } from '../../error-boundary/error-boundary'
import { MessageRegion } from './message-region'
import { PlainMessages } from './plain-messages'
import { useToastList } from './use-toast-list'

/** Shows messages, whether or not the code of their list can be loaded. The first one makes their region. */
export function Toasts() {
  const toasts = useShared($toasts)
  const newest = toasts.at(-1)?.id
  const { List, plain } = useToastList(newest)
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    if (newest !== undefined) setNeeded(true)
  }, [newest])
  if (!needed) return null
  const messages = <PlainMessages toasts={toasts} />
  return (
    <MessageRegion newest={newest}>
      {(region) =>
        List && !plain ? (
          <ErrorBoundary failure={messages}>
            <List region={region} />
          </ErrorBoundary>
        ) : (
          plain && messages
        )
      }
    </MessageRegion>
  )
}
