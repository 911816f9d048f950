import { Await } from '@superium/shared/router'
import { type ReactNode, Suspense } from 'react'

interface DeferredProps<T> {
  /** From `optional`: null when it could not be had. */
  promise: Promise<T | null>
  /** Stands in its place, of its size, until it comes. */
  pending: ReactNode
  /** What stands there when it could not be had; nothing unless told. */
  failed?: ReactNode
  children(value: T): ReactNode
}

/** A secondary block of a page: its late or missing data never hold the page up. */
export function Deferred<T>({ promise, pending, failed = null, children }: DeferredProps<T>) {
  return (
    <Suspense fallback={pending}>
      <Await resolve={promise}>{(value: T | null) => (value === null ? failed : children(value))}</Await>
    </Suspense>
  )
}
