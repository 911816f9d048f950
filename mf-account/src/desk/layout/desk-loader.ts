import { ApiError, api, dataOrThrow, type OwnSeller, type OwnShop } from '@superium/shared/api'
import type { LoaderFunctionArgs } from '@superium/shared/router'
import { sessionReady } from '@superium/shared/state'
import { deferred } from '../../loading/deferred'

/** Why there is no open shop: the application as it stands, or null for somebody who has not applied. */
export interface ClosedShop {
  closed: OwnSeller | null
}

/** What every page of the desk loads: whose it is, their shop or why it is not open, and the page's own data. */
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

/** A loader that starts to load the shop and the page's promises. Null for an anonymous visitor, whom the page sends to /signin. */
export function deskLoader<T extends Record<string, unknown>>(load: (args: LoaderFunctionArgs) => T) {
  return async (args: LoaderFunctionArgs): Promise<DeskData<T> | null> => {
    const { user } = await sessionReady()
    if (!user) return null
    const page = load(args)
    for (const part of Object.values(page)) if (part instanceof Promise) void deferred(part)
    return { uid: user.uid, shop: deferred(loadShop(args.request.signal)), page }
  }
}
