/** A field whose values differ. */
export interface Difference {
  label: string
  before: string
  theirs: string
  yours: string
}

/** The labels of a form's fields; what has none is not compared. */
export type FieldLabels<Values> = Readonly<Partial<Record<keyof Values, string>>>

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).join(' ')
  return String(value ?? '')
}

/** The fields that either somebody else or this form has changed since the form was opened. */
export function differencesOf<Values extends object>(
  labels: FieldLabels<Values>,
  { before, theirs, yours }: Record<'before' | 'theirs' | 'yours', Values>,
): Difference[] {
  return (Object.keys(before) as (keyof Values)[])
    .flatMap((name) => {
      const label = labels[name]
      if (label === undefined) return []
      return [{ label, before: textOf(before[name]), theirs: textOf(theirs[name]), yours: textOf(yours[name]) }]
    })
    .filter(({ before: old, theirs: saved, yours: mine }) => saved !== old || mine !== old)
}
