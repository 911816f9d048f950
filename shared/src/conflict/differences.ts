import { type EditedRow, rowIn } from './merge-rows'
import { conflictTexts } from './texts'
import { type ContentOf, conflictsOf, isSame, type Versions } from './three-way'

/** What both have changed, to different values. */
export interface Difference {
  label: string
  before: string
  theirs: string
  yours: string
}

/** The labels of a form's fields; what has none is not shown. */
export type FieldLabels<Values> = Readonly<Partial<Record<keyof Values, string>>>

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).join(' ')
  return String(value ?? '')
}

/** The fields that both have changed, to different values. */
export function differencesOf<Values extends object>(
  labels: FieldLabels<Values>,
  contentOf: ContentOf<Values>,
  versions: Versions<Values>,
): Difference[] {
  const { before, theirs, yours } = versions
  return conflictsOf(contentOf, versions).flatMap((name) => {
    const label = labels[name]
    if (label === undefined) return []
    return [{ label, before: textOf(before[name]), theirs: textOf(theirs[name]), yours: textOf(yours[name]) }]
  })
}

/** The fields of rows that both have changed, and the rows that one has changed and the other has removed. */
export function rowDifferencesOf<Row extends EditedRow>(
  labels: FieldLabels<Row>,
  contentOf: ContentOf<Row>,
  nameOf: (row: Row) => string,
  { before, theirs, yours }: Versions<readonly Row[]>,
): Difference[] {
  const summaryOf = (row: Row): string =>
    (Object.keys(labels) as (keyof Row)[])
      .map((name) => textOf(row[name]))
      .filter(Boolean)
      .join(' · ')
  return before.flatMap((old) => {
    const [saved, typed] = [rowIn(theirs, old), rowIn(yours, old)]
    const row = { label: nameOf(old), before: summaryOf(old) }
    if (saved && typed)
      return differencesOf(labels, contentOf, { before: old, theirs: saved, yours: typed }).map((difference) => ({
        ...difference,
        label: conflictTexts.fieldOf(row.label, difference.label),
      }))
    if (saved && !isSame(contentOf, old, saved))
      return [{ ...row, theirs: summaryOf(saved), yours: conflictTexts.removed }]
    if (typed && !isSame(contentOf, old, typed))
      return [{ ...row, theirs: conflictTexts.removed, yours: summaryOf(typed) }]
    return []
  })
}
