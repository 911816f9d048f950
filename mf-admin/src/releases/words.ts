/** Formats a count, e.g. `1,234`. */
export const count = (value: number): string => value.toLocaleString('en-US')

/** Formats a share in per cent, e.g. `12 %`. */
export const percent = (traffic: number): string => `${traffic} %`

/** Joins words, e.g. `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Makes a reason a sentence: adds a full stop unless it has one. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

const UNITS = [
  [1440, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const

const unitsText = (units: number, unit: string): string => (units === 1 ? `1 ${unit}` : `${count(units)} ${unit}s`)

/** Formats an age in milliseconds, rounded down, e.g. `3 days`, `5 hours` or `20 minutes`. */
export function ageText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'a moment'
  const [size, unit] = UNITS.find(([one]) => minutes >= one) ?? UNITS[2]
  return unitsText(Math.floor(minutes / size), unit)
}

/** Formats minutes, e.g. `10 minutes`, `1 hour` or `7 days`. */
export function minutesText(minutes: number): string {
  const [size, unit] = UNITS.find(([one]) => minutes % one === 0) ?? UNITS[2]
  return unitsText(minutes / size, unit)
}
