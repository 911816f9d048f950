import { CliError } from '../cli-error'

/** Parses growing shares of visitors in per cent: `10,50,100`. */
export function parseSteps(text = ''): number[] {
  const steps = text.split(',').map(Number)
  const grow = steps.every((step, index) => step > (steps[index - 1] ?? 0) && step <= 100)
  if (!grow) throw new CliError(`ramp needs growing shares of visitors like 10,50,100, not "${text}".`)
  return steps
}
