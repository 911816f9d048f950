import { api, dataOrThrow, type OwnTexts } from '@superium/shared/api'
import { $session, useShared } from '@superium/shared/state'
import { useLoaded } from '../loading/use-loaded'

/** What the visitor wrote about a product and may write; undefined for who is not signed in, and until it is known. */
export interface OwnContent {
  signedIn: boolean
  texts: OwnTexts | undefined
  /** May take away what others wrote, too. */
  admin: boolean
  /** Asks anew, after something was written. */
  renew(): void
}

/** Asks who may do what here, once somebody is signed in. */
export function useOwnContent(product: string): OwnContent {
  const { status, user } = useShared($session)
  const { value, again } = useLoaded<OwnTexts>(user && `${product} ${user.uid}`, async (signal) => {
    const params = { path: { id: product } }
    return dataOrThrow(await api.GET('/api/v1/shop/products/{id}/mine', { params, signal })).data
  })
  const signedIn = status === 'signed-in'
  return {
    signedIn,
    texts: signedIn ? value : undefined,
    admin: user?.roles.includes('admin') ?? false,
    renew: again,
  }
}
