import { CliError } from '../cli-error'

const MS = { s: 1_000, m: 60_000, h: 3_600_000 } as const
const DAY_MS = 24 * MS.h

/** Parses a duration like `30s`, `10m` or `2h`, of a day at most, into milliseconds. */
export function parseDuration(option: string, text: string): number {
  const [, number = '', unit] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? []
  const ms = unit === undefined ? 0 : Number(number) * MS[unit as keyof typeof MS]
  if (ms > 0 && ms <= DAY_MS) return ms
  throw new CliError(`${option} must be a duration like 30s, 10m or 2h, of 24h at most, not "${text}".`)
}
