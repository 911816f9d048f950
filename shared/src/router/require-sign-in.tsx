import { $session, useShared } from '@superium/shared/state'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { type Location, Navigate, useLocation } from 'react-router-dom'

/** What /signin reads from the location's state: where the visitor wanted to go, and what the sign-in is for, as a sentence. */
export interface ReturnState {
  from: string
  why?: string
}

/** Where to go after sign-in: the page that required it, or `/` (spec §2). Only paths of this site are accepted. */
export function returnPath(location: Pick<Location, 'state'>): string {
  const from: unknown = (location.state as Partial<ReturnState> | null)?.from
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/'
}

/**
 * Shows its children to a signed-in visitor and `pending` while the sign-in state loads, or /signin does. It sends
 * others there, remembers the location and replaces the history entry (spec §2 "/checkout").
 */
export function RequireSignIn({ children, pending }: { children: ReactNode; pending: ReactNode }) {
  const { status } = useShared($session)
  // A store update renders synchronously; deferring it lets React render the page that now appears in slices.
  const before = useDeferredValue(status)
  const { pathname, search, hash } = useLocation()
  const from = pathname + search + hash
  // A stable object, because a new one would make `Navigate` navigate again and override any later navigation.
  const state = useMemo<ReturnState>(() => ({ from }), [from])
  if (status === 'loading' || (status === 'signed-in' && before !== status)) return pending
  if (status === 'signed-in') return children
  return (
    <>
      {pending}
      <Navigate to="/signin" replace state={state} />
    </>
  )
}
