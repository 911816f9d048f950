import { Await } from '@superium/shared/router'
import { type ReactNode, Suspense } from 'react'

interface DeferredProps<T> {
  /** Null as a value means that the data could not be loaded; absent while the route's loader has not started. */
  data: Promise<T> | null | undefined
  /** Shown until the data arrive, in their size. */
  pending: ReactNode
  /** Shown for a rejection (`useAsyncError` reads it) or for null. Without it a rejection reaches the error boundary. */
  failed?: ReactNode
  /** When it changes `pending` is shown again; while it stays the same, new data replace the shown ones in place. */
  resetKey?: string | undefined
  children(value: NonNullable<T>): ReactNode
}

/**
 * On the server, failed data renders no message, because the browser loads the data again: a message that the browser
 * then does not render would be a hydration error (React error 418).
 */
const onServer = (): boolean => typeof document === 'undefined'

/** A part of a page whose data may arrive late or fail, without delaying the rest of the page. */
export function Deferred<T>({ data, pending, failed = null, resetKey = '', children }: DeferredProps<T>) {
  if (data === undefined) return pending
  return (
    <Suspense key={resetKey} fallback={pending}>
      <Await<Promise<T> | null> resolve={data} errorElement={onServer() ? null : failed}>
        {(value: Awaited<T> | null) => (value === null || value === undefined ? failed : children(value))}
      </Await>
    </Suspense>
  )
}
