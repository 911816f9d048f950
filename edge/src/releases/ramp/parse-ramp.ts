import { MAX_RAMP_MINUTES, MAX_RAMP_STEPS } from '@superium/shared/contract'
import { parseRetire, parseWhy } from '../api/parse-input'
import { HttpError } from '../http-error'
import type { RampPlan } from './ramps'

const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

/** Parses `{steps, everyMinutes, why, retire, replaceCanary, again}`; 400 names the field that is wrong. */
export function parseRampPlan(body: Record<string, unknown>): Omit<RampPlan, 'by'> {
  const { steps, everyMinutes, why, retire, replaceCanary, again } = body
  if (!isWhole(everyMinutes, 1, MAX_RAMP_MINUTES)) {
    throw new HttpError(400, `everyMinutes must be a whole number from 1 to ${MAX_RAMP_MINUTES} (7 days).`)
  }
  return {
    steps: parseSteps(steps),
    everyMinutes,
    why: parseWhy(why),
    retire: parseRetire(retire),
    replaceCanary: replaceCanary === true,
    again: again === true,
  }
}

function parseSteps(value: unknown): number[] {
  const steps = Array.isArray(value) ? value : []
  const rises = steps.every((step, index) => index === 0 || step > steps[index - 1])
  if (steps.length < 1 || steps.length > MAX_RAMP_STEPS || !steps.every((step) => isWhole(step, 1, 100)) || !rises) {
    throw new HttpError(
      400,
      `steps must be 1 to ${MAX_RAMP_STEPS} whole numbers from 1 to 100, each above the one before.`,
    )
  }
  return steps
}

/** Parses the action on a running ramp. */
export function parseRampAction(value: unknown): 'pause' | 'resume' | 'stop' {
  if (value === 'pause' || value === 'resume' || value === 'stop') return value
  throw new HttpError(400, 'action must be pause, resume or stop.')
}
