import { useRef, useState } from 'react'
import type { OwnEditions } from './own-editions'
import { theirsOf } from './theirs-of'

/**
 * The product that a form started from. `save` sends the edition that the form is based on, so that a 409 leaves
 * `theirs`, as somebody else has saved it, until the form keeps its own values or takes theirs.
 */
export function useEditedProduct<Product extends { edition: number }>(product: Product, own: OwnEditions) {
  const base = useRef(product)
  const [theirs, setTheirs] = useState<Product | null>(null)
  const save = async (send: (edition: number) => Promise<Product>): Promise<Product> => {
    const seen = own.latest(base.current.edition)
    try {
      const saved = await send(seen)
      own.note(seen, saved.edition)
      base.current = saved
      setTheirs(null)
      return saved
    } catch (error) {
      setTheirs(theirsOf<Product>(error) ?? null)
      throw error
    }
  }
  const keepMine = (): void => {
    // Keeps the original values for comparison, so that only this form's own changes are sent.
    if (theirs) base.current = { ...base.current, edition: theirs.edition }
  }
  const takeTheirs = (): void => {
    if (theirs) base.current = theirs
    setTheirs(null)
  }
  return { base, theirs, save, keepMine, takeTheirs }
}
