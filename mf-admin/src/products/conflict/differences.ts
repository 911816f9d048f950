/** A field whose values differ. */
export interface Difference {
  name: string
  before: string
  theirs: string
  yours: string
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).join(' ')
  return String(value ?? '')
}

/** The fields that either the other administrator or this form has changed since the form was opened. */
export function differencesOf(before: object, theirs: object, yours: object): Difference[] {
  const [was, is, own] = [before, theirs, yours].map((values) => new Map(Object.entries(values)))
  return [...(was?.keys() ?? [])]
    .map((name) => ({
      name,
      before: textOf(was?.get(name)),
      theirs: textOf(is?.get(name)),
      yours: textOf(own?.get(name)),
    }))
    .filter(({ before: old, theirs: saved, yours: mine }) => saved !== old || mine !== old)
}
