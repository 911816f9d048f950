import { ApiError, api, dataOrThrow, type OwnSeller, type OwnShop } from '@superium/shared/api'
import type { LoaderFunctionArgs } from '@superium/shared/router'
import { sessionReady } from '@superium/shared/state'
import { deferred } from '../../loading/deferred'

/**
 * The reason why there is no open shop: the application in its current state, or null for a visitor who has not
 * applied.
 */
export interface ClosedShop {
  closed: OwnSeller | null
}

/** The data of every desk page: the user, their shop or why it is closed, and the page's own data. */
export interface DeskData<T = unknown> {
  uid: string
  shop: Promise<OwnShop | ClosedShop>
  page: T
}

async function loadShop(signal: AbortSignal): Promise<OwnShop | ClosedShop> {
  try {
    return dataOrThrow(await api.GET('/api/v1/seller/shop', { signal })).data
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error
    return { closed: dataOrThrow(await api.GET('/api/v1/user/seller', { signal })).data }
  }
}

/**
 * Creates a loader that starts loading the shop and the page's promises. Resolves to null for a guest, whom the page
 * sends to /signin.
 */
export function deskLoader<T extends Record<string, unknown>>(load: (args: LoaderFunctionArgs) => T) {
  return async (args: LoaderFunctionArgs): Promise<DeskData<T> | null> => {
    const { user } = await sessionReady()
    if (!user) return null
    const page = load(args)
    for (const part of Object.values(page)) if (part instanceof Promise) void deferred(part)
    return { uid: user.uid, shop: deferred(loadShop(args.request.signal)), page }
  }
}
