import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}
const isSupported = () => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false

/**
 * Whether the browser can fit a field to its text (CSS `field-sizing`). On the server and while hydrating it says yes,
 * so that both render the same.
 */
export const useFieldSizing = (): boolean => useSyncExternalStore(neverChanges, isSupported, () => true)
