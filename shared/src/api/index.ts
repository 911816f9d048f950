/** The product API's client. It is a shared singleton. */

// `eitherSignal` is the name in releases that were built with shared 1.5 or before.
export { anySignal, anySignal as eitherSignal } from './any-signal'
export { api, configureApi, isWaitingForApi, onWrite } from './api-client'
export { ApiError, dataOrThrow } from './api-error'
export type * from './api-types'
export { ConnectionError } from './connection-error'
export { isProductId, productsById } from './products-by-id'
