import type { Step } from '../release-api'

/** Both lists as one, newest first, each step once: steps never change. */
export function mergeSteps(some: readonly Step[], others: readonly Step[]): Step[] {
  const byNumber = new Map([...some, ...others].map((step) => [step.number, step]))
  return [...byNumber.values()].sort((a, b) => b.number - a.number)
}
