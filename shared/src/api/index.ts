/** The product API's client: the shared singleton. */

// `eitherSignal` is the name in releases built with shared 1.5 and before.
export { anySignal, anySignal as eitherSignal } from './any-signal'
export { api, configureApi, onWrite } from './api-client'
export { ApiError, ConnectionError, dataOrThrow } from './api-error'
export type * from './api-types'
export { isProductId, productsById } from './products-by-id'
