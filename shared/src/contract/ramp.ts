import { array, constant, number, object, type Parse, string } from './parse'
import { parseActor, type ReleaseActor } from './release-actor'

/** A canary that the site gives to more and more visitors by itself. */
export interface Ramp {
  /** The canary. The ramp ends when that version is no canary any more, or gets a share from somebody else. */
  version: string
  /** Shares of visitors in per cent, ascending; those above the present share are still to come. */
  steps: number[]
  everyMinutes: number
  by: ReleaseActor
  why: string
  /** When the next step is due; null while the ramp is paused. */
  nextAt: string | null
}

/** What a step of the history did to a ramp; `stop` is also its end by itself, for the reason that the step gives. */
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
