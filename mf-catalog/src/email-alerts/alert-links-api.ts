import { ApiError, api, dataOrThrow } from '@superium/shared/api'

/** The alert that a confirmation link belongs to. */
export interface AlertLink {
  kind: 'release' | 'restock'
  productId: string
  /** Empty when the product is no longer sold. */
  name: string
  variantName?: string | undefined
  confirmed: boolean
}

/** Resolves to null when the API does not know the link. */
async function nullWhenUnknown<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null
    throw error
  }
}

/**
 * Reads what a confirmation link is for without confirming it; null for an unknown or expired link. Throws `ApiError`.
 */
export const readAlertLink = (token: string, signal: AbortSignal): Promise<AlertLink | null> =>
  nullWhenUnknown(
    api
      .GET('/api/v1/shop/alerts/confirm', { params: { query: { token } }, signal })
      .then((answer) => dataOrThrow(answer).data),
  )

/** Confirms the alert; null for an unknown or expired link. Throws `ApiError`. */
export const confirmAlertLink = (token: string): Promise<AlertLink | null> =>
  nullWhenUnknown(
    api.POST('/api/v1/shop/alerts/confirm', { body: { token } }).then((answer) => dataOrThrow(answer).data),
  )

/** Cancels all alerts of the link's e-mail address; null for an unknown or expired link. Throws `ApiError`. */
export const endAlerts = (token: string): Promise<string | null> =>
  nullWhenUnknown(
    api
      .POST('/api/v1/shop/alerts/unsubscribe', { params: { query: { token } } })
      .then((answer) => dataOrThrow(answer).message),
  )
