import type { Step } from '../release-api'

/** Merges two parts of the history, newest first, without duplicates; steps never change. */
export function mergeSteps(some: readonly Step[], others: readonly Step[]): Step[] {
  const byNumber = new Map([...some, ...others].map((step) => [step.number, step]))
  return [...byNumber.values()].sort((a, b) => b.number - a.number)
}
