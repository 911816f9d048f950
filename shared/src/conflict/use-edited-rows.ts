import { errorMessage } from '@superium/shared/loading'
import { useEffect, useState } from 'react'
import type { OwnEditions } from './own-editions'
import { theirsOf } from './theirs-of'

interface Parts<Row, Product> {
  product: Product
  /** The editions that this page itself has saved. */
  own: OwnEditions
  rowsOf(product: Product): Row[]
  /** The rows' saved content as text, for detecting changes. */
  essenceOf(rows: readonly Row[]): string
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
  /** The product as somebody else has saved it, until the rows are saved or forgotten. */
  theirs: Product | null
  setRows(rows: Row[]): void
  submit(): Promise<void>
  /** Shows what is saved in place of what was typed. */
  forget(): void
}

/** A variant that somebody else has removed is saved as a new one. */
const withoutGone = <Row extends { id?: string }>(rows: readonly Row[], known: readonly { _id: string }[]): Row[] =>
  rows.map((row) => {
    const { id, ...rest } = row
    return known.some(({ _id }) => _id === id) ? row : (rest as Row)
  })

/** Keeps the variants that are being edited apart from those that are saved. */
export function useEditedRows<
  Row extends { id?: string },
  Product extends { edition: number; variants: readonly { _id: string }[] },
>(parts: Parts<Row, Product>): EditedRows<Row, Product> {
  const { own, rowsOf, essenceOf, problemOf, send, onSaved, onConflict, onUnsaved } = parts
  const [latest, setLatest] = useState(parts.product)
  const product = latest.edition > parts.product.edition ? latest : parts.product
  /** The edited rows, and the product's edition when editing began. */
  const [edit, setEdit] = useState<{ rows: Row[]; edition: number } | null>(null)
  const [theirs, setTheirs] = useState<Product | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  // Until the first edit, the rows follow updates of the product, e.g. of its stock.
  const saved = rowsOf(product)
  const rows = edit?.rows ?? saved
  const edition = edit?.edition ?? product.edition
  const dirty = edit !== null && essenceOf(edit.rows) !== essenceOf(saved)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports only changes to the parent
  useEffect(() => onUnsaved(dirty), [dirty])
  const forget = (): void => {
    setEdit(null)
    setTheirs(null)
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
      forget()
      onSaved(now)
    } catch (cause) {
      setError(errorMessage(cause))
      const now = theirsOf<Product>(cause)
      if (!now) return
      setLatest(now)
      setTheirs(now)
      setEdit({ rows: withoutGone(rows, now.variants), edition: now.edition })
      onConflict()
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ rows, product, dirty, busy, error, theirs, submit, forget },
    setRows: (next) => {
      setEdit({ rows: next, edition })
      setError('')
    },
  }
}
