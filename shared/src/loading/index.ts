/** Loading data in components. Each remote bundles what it uses; it holds no state, so it is no shared singleton. */
export { createShown } from './create-shown'
export { Deferred } from './deferred'
export { errorMessage } from './error-message'
export { isPassing } from './is-passing'
export { Lasting } from './lasting'
export { LatePart } from './late-part'
export { type Loaded, useLoaded } from './use-loaded'
export { useReloadAfter } from './use-reload-after'
