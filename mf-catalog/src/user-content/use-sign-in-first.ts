import { type ReturnState, useLocation, useNavigate } from '@superium/shared/router'
import { sessionReady } from '@superium/shared/state'

/** Runs an action for a signed-in visitor; sends guests to /signin, which returns them to this page's `section`. */
export function useSignInFirst(section: string): (then: () => void) => Promise<void> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return async (then) => {
    const { status } = await sessionReady()
    if (status === 'signed-in') return then()
    const state: ReturnState = { from: `${pathname}${search}#${section}` }
    await navigate('/signin', { state })
  }
}
