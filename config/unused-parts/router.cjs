const { otherBodies, refused } = require('./other-bodies.cjs')

/** No export of `shared/src/router` calls these, or the site never sets the option that does. */
const BODIES = {
  ...refused('router', [
    // Forms and fetchers that the router submits: pages call the API instead.
    'handleAction',
    'fetch2',
    'handleFetcherAction',
    'handleFetcherLoader',
    'getFetcher',
    'resetFetcher',
    'queueFetcherForDeletion',
    'updateFetcherState',
    'setFetcherError',
    'getUpdatedRevalidatingFetchers',
    'markFetchersDone',
    // Routes that are added later, hot updates of routes, instrumentation and server components.
    'discoverRoutes',
    'patchRoutes',
    'patchRoutesImpl',
    '_internalSetRoutes',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'RSCErrorHandler',
    'decodeRouteErrorResponseDigest',
    // Prefetching in React Router's framework mode.
    'PrefetchPageLinks',
  ]),
  checkFogOfWar: 'return { active: false, matches: null }',
  normalizeNavigateOptions: 'return { path: arguments[1] }',
  parseHydrationData: 'return undefined',
  getSubmissionFromNavigation: 'return undefined',
  markFetchRedirectsDone: 'return false',
  abortStaleFetchLoads: 'return false',
  abortFetcher: '',
  deleteFetcher: '',
  usePrefetchBehavior: 'return [false, undefined, {}]',
}

/** Only one file of the package contains the router. */
const ROUTER = /^function createRouter\(/m

/** Code that prevents tree shaking of unused components: a statement, and a call that is not marked as pure. */
const DISPLAY_NAME = /^\w+\.displayName = ".*";$/gm
const UNMARKED = /= (React\d+\.(?:forwardRef|createContext|memo))\(/g

/** Whether routes are added later. */
const LATER_ROUTES = /if \(isFogOfWar\)/g

/**
 * Removes the parts of React Router's production file that no page of the site can use.
 * @param {string} source
 */
module.exports = function routerWithoutUnusedParts(source) {
  if (!ROUTER.test(source)) return source
  return otherBodies(source, BODIES)
    .replace(DISPLAY_NAME, '')
    .replace(UNMARKED, '= /* @__PURE__ */ $1(')
    .replace(LATER_ROUTES, 'if (false)')
}
