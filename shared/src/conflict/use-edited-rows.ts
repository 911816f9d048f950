import { errorMessage } from '@superium/shared/loading'
import { useEffect, useState } from 'react'
import { type Difference, type FieldLabels, rowDifferencesOf } from './differences'
import { type EditedRow, mergeRows } from './merge-rows'
import type { OwnEditions } from './own-editions'
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
  /** Called when somebody else has saved the product. */
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
  /** What both have changed, once somebody else has saved the product; null until then. */
  differences: Difference[] | null
  setRows(rows: Row[]): void
  submit(): Promise<void>
  /** Takes over what somebody else has saved, except where only this form has changed something. */
  takeTheirs(): void
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
  const { rows, before, edition } = edit ?? { rows: saved, before: saved, edition: product.edition }
  const differsFromSaved = (wanted: readonly Row[]): boolean => !isSame((all) => all.map(contentOf), wanted, saved)
  const dirty = edit !== null && differsFromSaved(rows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports only changes to the parent
  useEffect(() => onUnsaved(dirty), [dirty])
  const edited = (next: Edit<Row> | null): void => {
    setEdit(next)
    setConflict(null)
    setError('')
  }
  const submit = async (): Promise<void> => {
    const problem = problemOf(rows)
    setError(problem)
    if (problem) return
    setBusy(true)
    try {
      const seen = own.latest(edition)
      const now = await send(rows, seen)
      own.note(seen, now.edition)
      setLatest(now)
      edited(null)
      onSaved(now)
    } catch (cause) {
      const now = theirsOf<Product>(cause)
      if (!now) return setError(errorMessage(cause))
      const theirs = rowsOf(now)
      setLatest(now)
      setConflict({ before, theirs })
      const merged = mergeRows(contentOf, { before, theirs, yours: rows }, 'yours')
      setEdit({ rows: merged, before: theirs, edition: now.edition })
      onConflict()
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ rows, product, dirty, busy, error, submit },
    differences: conflict && rowDifferencesOf(labels, contentOf, nameOf, { ...conflict, yours: rows }),
    setRows: (next) => {
      setEdit({ rows: next, before, edition })
      setError('')
    },
    takeTheirs: () => {
      if (!conflict) return
      const taken = mergeRows(contentOf, { ...conflict, yours: rows }, 'theirs')
      edited(differsFromSaved(taken) ? { rows: taken, before, edition } : null)
    },
  }
}
