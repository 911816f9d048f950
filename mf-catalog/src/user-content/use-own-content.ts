import { api, dataOrThrow, type OwnTexts } from '@superium/shared/api'
import { useLoaded } from '@superium/shared/loading'
import { $session, useShared } from '@superium/shared/state'

/** The visitor's texts about a product, and what they may still write. */
export interface OwnContent {
  signedIn: boolean
  /** Whether the session is known, signed in or not. */
  known: boolean
  /** Undefined while signed out or loading. */
  texts: OwnTexts | undefined
  /** Whether the visitor may delete the content of others. */
  admin: boolean
  /** Loads the texts again after a change. */
  reload(): void
}

/** Loads the visitor's content and permissions once they are signed in. */
export function useOwnContent(product: string): OwnContent {
  const { status, user } = useShared($session)
  const { data, retry } = useLoaded<OwnTexts>(user && `${product} ${user.uid}`, async (signal) => {
    const params = { path: { id: product } }
    return dataOrThrow(await api.GET('/api/v1/shop/products/{id}/mine', { params, signal })).data
  })
  const signedIn = status === 'signed-in'
  return {
    signedIn,
    known: status !== 'loading',
    texts: signedIn ? data : undefined,
    admin: user?.roles.includes('admin') ?? false,
    reload: retry,
  }
}
