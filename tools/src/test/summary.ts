import type { Outcome } from './outcome'

export interface Timed extends Outcome {
  step: string
  seconds: number
}

/** One line per step with its duration; the last line is exactly `N passed, N failed`. */
export function summary(done: Timed[]): string {
  const rows = done.map(({ step, seconds, passed, failed }) => {
    const tests = passed + failed > 1 ? `${passed} passed, ${failed} failed` : ''
    return `${failed === 0 ? '✓' : '✗'} ${step.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`.trimEnd()
  })
  const total = (key: 'passed' | 'failed') => done.reduce((sum, one) => sum + one[key], 0)
  return `\n${rows.join('\n')}\n${total('passed')} passed, ${total('failed')} failed\n`
}
