/** The change of a figure since the previous period. */
export interface Change {
  direction: 'up' | 'down' | 'same'
  /** In per cent, rounded, at least 1 for a change; null where nothing, or less than nothing, was before. */
  percent: number | null
}

/** Compares a figure with that of the previous period; null while either is unknown. */
export function changeOf(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null
  const direction = now > before ? 'up' : now < before ? 'down' : 'same'
  if (direction === 'same') return { direction, percent: 0 }
  // A change that rounds to nothing is one, and so it is never called 0 %.
  const percent = before > 0 ? Math.max(1, Math.round((Math.abs(now - before) / before) * 100)) : null
  return { direction, percent }
}
