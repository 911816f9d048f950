type Fields = Record<string, unknown>

/** Characters of a text that an entry keeps. */
const TEXT_MAX = 500

/** Characters of JSON that one side of an entry keeps; further fields are only named. */
const SIDE_MAX = 8000

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The beginning of a text. PostgreSQL refuses JSON with half of a character, such as a cut emoji. */
const cut = (text: string): string => `${text.slice(0, TEXT_MAX).replace(/[\ud800-\udbff]$/, '')}…`

function shorten(value: unknown): unknown {
  if (typeof value === 'string' && value.length > TEXT_MAX) return cut(value)
  if (typeof value === 'object' && value !== null && JSON.stringify(value).length > SIDE_MAX / 4)
    return cut(JSON.stringify(value))
  return value
}

function bounded(fields: Fields, names: readonly string[]): Fields {
  let left = SIDE_MAX
  const kept: Fields = {}
  for (const name of names) {
    if (fields[name] === undefined) continue
    const value = shorten(fields[name])
    left -= JSON.stringify(value).length
    kept[name] = left > 0 ? value : '…'
  }
  return kept
}

/** What differs between two sides, each bounded in size; a field that one side lacks is left out there. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  )
  return { before: bounded(before, names), after: bounded(after, names) }
}
