/**
 * Gives a freshly opened document's history entry a key of its own. React Router stores scroll positions by that key and
 * calls every fresh entry `default`, so a page opened by its address would take over the position of the one before.
 * A reload and Back keep the entry's state, and with it the key. Call it before the router is created.
 */
export function ensureHistoryKey(): void {
  const state: unknown = history.state
  const known = typeof state === 'object' && state !== null ? state : {}
  if ('key' in known && known.key) return
  history.replaceState({ ...known, key: Math.random().toString(36).slice(2, 10) }, '')
}
