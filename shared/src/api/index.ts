/** The product API's client: the shared singleton. */
export { api, configureApi, onWrite } from './client'
export { eitherSignal } from './either-signal'
export { ApiError, ConnectionError, dataOrThrow } from './error'
export type * from './models'
export { isProductId, productsById } from './products-by-id'
