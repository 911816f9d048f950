type Fields = Record<string, unknown>

/** The maximum length of a text in an entry. */
const TEXT_MAX = 500

/** The maximum JSON length of one side of an entry; only the names of further fields are kept. */
const SIDE_MAX = 8000

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Shortens a text. Drops half of a surrogate pair, such as of a cut emoji, because PostgreSQL refuses it in JSON. */
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

/** The fields that differ between two sides, each limited in size; a field missing on one side is omitted there. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  )
  return { before: bounded(before, names), after: bounded(after, names) }
}
