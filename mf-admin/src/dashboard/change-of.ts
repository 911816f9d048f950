/** How a figure has changed since the period before. */
export interface Change {
  direction: 'up' | 'down' | 'same'
  /** In per cent, rounded; null where the figure was nothing before. */
  percent: number | null
}

/** Compares a figure with that of the period before; null while one of them is unknown. */
export function changeOf(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null
  const direction = now > before ? 'up' : now < before ? 'down' : 'same'
  return {
    direction,
    percent: before === 0 ? (now === 0 ? 0 : null) : Math.round((Math.abs(now - before) / before) * 100),
  }
}
