import { type ContentOf, isSame, merge, type Versions, type Winner } from './three-way'

/** A row of a list that is saved as a whole; a new one has no id yet. The key is the same in all versions. */
export interface EditedRow {
  key: string
  id?: string
}

export const rowIn = <Row extends EditedRow>(rows: readonly Row[], { key }: EditedRow): Row | undefined =>
  rows.find((row) => row.key === key)

/** A row that somebody else has removed is saved as a new one. */
function asNew<Row extends EditedRow>(row: Row): Row {
  const { id: _, ...rest } = row
  return rest as Row
}

/**
 * Their rows with what only you have changed, added, removed or moved, and with what both have changed if yours wins. A
 * row that one has removed and the other has left alone is gone.
 */
export function mergeRows<Row extends EditedRow>(
  contentOf: ContentOf<Row>,
  { before, theirs, yours }: Versions<readonly Row[]>,
  wins: Winner,
): Row[] {
  const kept = yours.flatMap((row) => {
    const saved = rowIn(theirs, row)
    const old = rowIn(before, row) ?? saved
    if (!old) return [row]
    if (saved) return [merge(contentOf, { before: old, theirs: saved, yours: row }, wins)]
    return wins === 'yours' && !isSame(contentOf, old, row) ? [asNew(row)] : []
  })
  const back = theirs.filter((row) => {
    const old = rowIn(before, row)
    if (rowIn(yours, row)) return false
    return !old || (wins === 'theirs' && !isSame(contentOf, old, row))
  })
  const rows = [...kept, ...back]
  if (isMoved(before, yours)) return rows
  return [...theirs.flatMap((row) => rowIn(rows, row) ?? []), ...rows.filter((row) => !rowIn(theirs, row))]
}

function isMoved(before: readonly EditedRow[], yours: readonly EditedRow[]): boolean {
  const unmoved = [...before.filter((row) => rowIn(yours, row)), ...yours.filter((row) => !rowIn(before, row))]
  return unmoved.some(({ key }, index) => yours[index]?.key !== key)
}
