/** The test harness of all remotes: an API behind `fetch`, a page opened in a router, a session, and sample data. */
export { type Answer, type ApiCall, answerApi, type Reply, type TestApi } from './answer-api'
export { answerUploads } from './answer-uploads'
export { list, problem, success, unreachable } from './api-outcomes'
export { fill, press } from './form-actions'
export { type OpenPage, openPage } from './open-page'
export { signIn, signOut, testUser, toasts } from './session-and-toasts'
export { testOrder, testOrderLine } from './test-order'
export { productId, testProduct } from './test-product'
