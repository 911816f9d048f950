import { CliError } from '../cli-error'

const MINUTES = { m: 1, h: 60, d: 1440 } as const
/** A week, in minutes. */
const MOST = 7 * MINUTES.d

/** Parses the time between two steps of a ramp, like `10m`, `2h` or `1d`, of a minute to a week, into minutes. */
export function parseInterval(option: string, text: string): number {
  const [, number = '', unit] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? []
  const minutes = unit === undefined ? 0 : Number(number) * MINUTES[unit as keyof typeof MINUTES]
  if (minutes > 0 && minutes <= MOST) return minutes
  throw new CliError(`${option} must be a time like 10m, 2h or 1d, of 7d at most, not "${text}".`)
}
