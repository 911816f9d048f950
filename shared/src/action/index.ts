/** What somebody asked a page to do. Apart from `loading`, so that the first view does not load it. */
export { createAction } from './create-action'
export { useAction } from './use-action'
