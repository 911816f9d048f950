import type { OwnSeller } from '@superium/shared/api'
import { api, dataOrThrow } from '@superium/shared/api'
import { createShown } from '@superium/shared/loading'
import type { LoaderFunctionArgs } from '@superium/shared/router'
import { sessionReady } from '@superium/shared/state'

/** The application or shop of `uid`; null before they have applied. */
export interface ApplicationData {
  uid: string
  seller: OwnSeller | null
}

/** What the page shows, which outlives a failing reload. */
export const shownApplication = createShown<ApplicationData>()

/** Loads the visitor's own application; null for a guest, who sees the form. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<ApplicationData | null> {
  const { user } = await sessionReady()
  if (!user) return null
  return shownApplication.orShown(loadApplication(user.uid, signal), signal, ({ uid }) => uid === user.uid)
}

async function loadApplication(uid: string, signal: AbortSignal): Promise<ApplicationData> {
  const { data: seller } = dataOrThrow(await api.GET('/api/v1/user/seller', { signal }))
  return { uid, seller }
}
