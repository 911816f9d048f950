/** Loading data in components. Each remote bundles what it uses; it holds no state, so it is no shared singleton. */
export { Deferred } from './deferred'
export { errorMessage } from './error-message'
export { LatePart } from './late-part'
export { type Loaded, useLoaded } from './use-loaded'
export { useReloadAfter } from './use-reload-after'
