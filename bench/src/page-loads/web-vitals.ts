/** Cumulative layout shift: the largest sum of shifts within a window of 5 s whose gaps are below 1 s (web.dev/cls). */
export function cumulativeLayoutShift(shifts: readonly { startTime: number; value: number }[]): number {
  let largest = 0
  let sum = 0
  let began = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { startTime, value } of shifts) {
    const goesOn = startTime - last < 1_000 && startTime - began < 5_000
    sum = goesOn ? sum + value : value
    if (!goesOn) began = startTime
    last = startTime
    largest = Math.max(largest, sum)
  }
  return largest
}

/** Total blocking time in milliseconds: the time beyond 50 ms of each task that ends after `from`. */
export function totalBlockingTime(tasks: readonly { startTime: number; duration: number }[], from: number): number {
  return tasks
    .filter(({ startTime, duration }) => startTime + duration > from)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
}
