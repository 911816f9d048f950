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

/** The fields in which what somebody else saved differs from what the form began with, or from what it holds now. */
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
