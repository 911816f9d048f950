/**
 * Gives the history entry of a newly opened document a unique key. React Router stores scroll positions by that key and
 * calls every new entry `default`, so a page opened by its address would inherit the previous page's position. A reload
 * and Back keep the entry's state, and with it the key. Call it before the router is created.
 */
export function ensureHistoryKey(): void {
  const state: unknown = history.state
  const known = typeof state === 'object' && state !== null ? state : {}
  if ('key' in known && known.key) return
  history.replaceState({ ...known, key: Math.random().toString(36).slice(2, 10) }, '')
}
