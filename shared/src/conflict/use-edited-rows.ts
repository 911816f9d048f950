import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { useEffect, useState } from 'react'
import type { ConflictChoiceProps } from './conflict-choice'
import { type FieldLabels, rowDifferencesOf } from './differences'
import { type EditedRow, mergeRows } from './merge-rows'
import type { OwnEditions } from './own-editions'
import { conflictTexts } from './texts'
import { theirsOf } from './theirs-of'
import { type ContentOf, isSame, type Versions } from './three-way'

interface Parts<Row, Product> {
  product: Product
  /** The editions that this page itself has saved. */
  own: OwnEditions
  /** The labels of a row's fields, and its name, to show what both have changed. */
  labels: FieldLabels<Row>
  nameOf(row: Row): string
  rowsOf(product: Product): Row[]
  contentOf: ContentOf<Row>
  /** A message about the first mistake in the rows; empty if they are valid. */
  problemOf(rows: readonly Row[]): string
  send(rows: readonly Row[], edition: number): Promise<Product>
  onSaved(saved: Product): void
  /** Called when somebody else has saved what this form has changed, too. */
  onConflict(): void
  /** Reports whether there are unsaved changes. */
  onUnsaved(unsaved: boolean): void
}

/** The variants of a product in a form, which are saved all at once. */
export interface EditedRows<Row, Product> {
  rows: Row[]
  /** The product as it was saved last. */
  product: Product
  dirty: boolean
  busy: boolean
  error: string
  /** The choice that remains once somebody else has saved the same fields; null until then. */
  choice: ConflictChoiceProps | null
  setRows(rows: Row[]): void
  /** Saves the rows beside what somebody else has saved; while a choice remains, it only leads there. */
  submit(): Promise<void>
}

/** The edited rows, those that editing began with, and their product's edition. */
interface Edit<Row> {
  rows: Row[]
  before: readonly Row[]
  edition: number
}

/**
 * Keeps the variants that are being edited apart from those that are saved. When somebody else has saved others, the
 * edited ones become theirs with this form's own changes.
 */
export function useEditedRows<Row extends EditedRow, Product extends { edition: number }>(
  parts: Parts<Row, Product>,
): EditedRows<Row, Product> {
  const { own, labels, nameOf, rowsOf, contentOf, problemOf, send, onSaved, onConflict, onUnsaved } = parts
  const [latest, setLatest] = useState(parts.product)
  const product = latest.edition > parts.product.edition ? latest : parts.product
  const [edit, setEdit] = useState<Edit<Row> | null>(null)
  const [conflict, setConflict] = useState<Omit<Versions<readonly Row[]>, 'yours'> | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  // Until the first edit, the rows follow updates of the product, e.g. of its stock.
  const saved = rowsOf(product)
  const current = edit ?? { rows: saved, before: saved, edition: product.edition }
  const { rows, before, edition } = current
  const differsFromSaved = (wanted: readonly Row[]): boolean => !isSame((all) => all.map(contentOf), wanted, saved)
  const dirty = edit !== null && differsFromSaved(rows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports only changes to the parent
  useEffect(() => onUnsaved(dirty), [dirty])
  const differencesIn = (versions: Versions<readonly Row[]>) => rowDifferencesOf(labels, contentOf, nameOf, versions)
  const differences = conflict ? differencesIn({ ...conflict, yours: rows }) : []
  const edited = (next: Edit<Row> | null): void => {
    setEdit(next)
    setConflict(null)
    setError('')
  }
  const attempt = async (mine: Edit<Row>, merges: boolean): Promise<void> => {
    const problem = problemOf(mine.rows)
    setError(problem)
    if (problem) return
    try {
      const seen = own.latest(mine.edition)
      const now = await send(mine.rows, seen)
      own.note(seen, now.edition)
      setLatest(now)
      edited(null)
      if (merges) notify('info', conflictTexts.merged)
      onSaved(now)
    } catch (cause) {
      const now = theirsOf<Product>(cause)
      if (!now) return setError(errorMessage(cause))
      const versions = { before: mine.before, theirs: rowsOf(now), yours: mine.rows }
      const merged = { rows: mergeRows(contentOf, versions, 'yours'), before: versions.theirs, edition: now.edition }
      setLatest(now)
      setEdit(merged)
      if (differencesIn(versions).length === 0) return attempt(merged, true)
      setConflict(versions)
      onConflict()
    }
  }
  const save = async (): Promise<void> => {
    setBusy(true)
    await attempt(current, false).finally(() => setBusy(false))
  }
  const takeTheirs = (): void => {
    if (!conflict) return
    const taken = mergeRows(contentOf, { ...conflict, yours: rows }, 'theirs')
    edited(differsFromSaved(taken) ? { rows: taken, before, edition } : null)
  }
  return {
    ...{ rows, product, dirty, busy, error },
    choice: conflict && { differences, conflict, busy, onMine: () => void save(), onTake: takeTheirs },
    setRows: (next) => {
      setEdit({ rows: next, before, edition })
      setError('')
    },
    submit: async () => (conflict && differences.length > 0 ? setConflict({ ...conflict }) : save()),
  }
}
