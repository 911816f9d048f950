const numbers = new Intl.NumberFormat('en-US')

/** `1,234`. */
export const count = (value: number): string => numbers.format(value)

/** `12 %`. */
export const percent = (traffic: number): string => `${traffic} %`

/** `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** A reason as a sentence: people end it with a full stop or without. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

const UNITS = [
  [1440, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const

const unitsText = (units: number, unit: string): string => (units === 1 ? `1 ${unit}` : `${count(units)} ${unit}s`)

/** `3 days`, `5 hours`, `20 minutes` of milliseconds, rounded down. */
export function ageText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'a moment'
  const [size, unit] = UNITS.find(([one]) => minutes >= one) ?? UNITS[2]
  return unitsText(Math.floor(minutes / size), unit)
}

/** `10 minutes`, `1 hour`, `7 days`. */
export function minutesText(minutes: number): string {
  const [size, unit] = UNITS.find(([one]) => minutes % one === 0) ?? UNITS[2]
  return unitsText(minutes / size, unit)
}
