/** The change of a figure since the previous period. */
export interface Change {
  direction: 'up' | 'down' | 'same'
  /** In per cent, rounded; null for a rise from 0. */
  percent: number | null
}

/** Compares a figure with that of the previous period; null while either is unknown. */
export function changeOf(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null
  const direction = now > before ? 'up' : now < before ? 'down' : 'same'
  return {
    direction,
    percent: before === 0 ? (now === 0 ? 0 : null) : Math.round((Math.abs(now - before) / before) * 100),
  }
}
