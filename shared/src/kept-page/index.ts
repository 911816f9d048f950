/** A page that outlives the end of its session. Each remote bundles its own copy. */
export { KeptPage } from './kept-page'
export { useLast } from './use-last'
export { useUnsaved } from './use-unsaved'
