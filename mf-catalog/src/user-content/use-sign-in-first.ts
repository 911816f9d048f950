import { type ReturnState, useLocation, useNavigate } from '@superium/shared/router'
import { sessionReady } from '@superium/shared/state'

/** Sends a guest to /signin, which says `why` and returns to this page's `section`; does nothing for anybody else. */
export function useSignInFirst(section: string, why: string): () => Promise<void> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return async () => {
    const { status } = await sessionReady()
    const state: ReturnState = { from: `${pathname}${search}#${section}`, why }
    if (status !== 'signed-in') await navigate('/signin', { state })
  }
}
