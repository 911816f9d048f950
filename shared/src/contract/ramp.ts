import { array, constant, number, object, type Parse, string } from './parse'
import { parseActor, type ReleaseActor } from './release-actor'

/** A canary whose share of visitors the site raises automatically, step by step. */
export interface Ramp {
  /** The canary version. The ramp ends when it stops being a canary, or when somebody changes its share. */
  version: string
  /** Shares of visitors in per cent, ascending; steps above the current share are still to come. */
  steps: number[]
  everyMinutes: number
  by: ReleaseActor
  why: string
  /** When the next step is due; null while the ramp is paused. */
  nextAt: string | null
}

/**
 * How a step of the history changed a ramp. `stop` includes ramps that the site itself ended; the step gives the
 * reason.
 */
export interface RampChange {
  change: 'start' | 'step' | 'pause' | 'resume' | 'stop'
  steps: number[]
  everyMinutes: number
}

/** The most steps of a ramp, and the longest time between two: a week. */
export const MAX_RAMP_STEPS = 20
export const MAX_RAMP_MINUTES = 7 * 24 * 60

const steps = array(number(1, 100), MAX_RAMP_STEPS)
const everyMinutes = number(1, MAX_RAMP_MINUTES)

export const parseRamp: Parse<Ramp> = object({
  version: string(),
  steps,
  everyMinutes,
  by: parseActor,
  why: string(),
  nextAt: (value, path) => (value === null ? null : string()(value, path)),
})

export const parseRampChange: Parse<RampChange> = object({
  change: constant('start', 'step', 'pause', 'resume', 'stop'),
  steps,
  everyMinutes,
})
