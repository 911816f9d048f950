/** The test harness of all remotes: an API behind `fetch`, a page opened in a router, a session, and sample data. */
export { type Answer, type ApiCall, answerApi, type Reply, type TestApi } from './answer-api'
export { list, problem, success, unreachable } from './api-bodies'
export { fill, press } from './form-actions'
export { type OpenPage, openPage } from './open-page'
export { testOrder } from './order'
export { productId, testProduct } from './product'
export { signIn, signOut, testUser, toasts } from './session'
