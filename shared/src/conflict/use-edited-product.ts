import { notify } from '@superium/shared/state'
import { useRef, useState } from 'react'
import { differencesOf, type FieldLabels } from './differences'
import type { OwnEditions } from './own-editions'
import { conflictTexts } from './texts'
import { theirsOf } from './theirs-of'
import type { ContentOf } from './three-way'

interface Parts<Values, Product> {
  product: Product
  /** The editions that this page itself has saved. */
  own: OwnEditions
  labels: FieldLabels<Values>
  valuesOf(product: Product): Values
  contentOf: ContentOf<Values>
  /** Called when the form has taken over what somebody else has saved. */
  onTaken(): void
}

/**
 * The product that a form started from. `save` sends the edition that the form is based on. What somebody else has
 * saved since is kept beside it, unless both have changed a field: then `save` throws the 409, and `conflict` has the
 * props of `ConflictNotice` until the form keeps its own values or takes theirs.
 */
export function useEditedProduct<Values extends object, Product extends { edition: number }>(
  parts: Parts<Values, Product>,
) {
  const { own, labels, valuesOf, contentOf, onTaken } = parts
  const base = useRef(parts.product)
  const [theirs, setTheirs] = useState<Product | null>(null)
  const before = valuesOf(base.current)
  const save = async (yours: Values, send: (edition: number) => Promise<Product>): Promise<Product> => {
    const attempt = async (edition: number, merges: boolean): Promise<Product> => {
      try {
        const saved = await send(edition)
        own.note(edition, saved.edition)
        base.current = saved
        setTheirs(null)
        if (merges) notify('info', conflictTexts.merged)
        return saved
      } catch (error) {
        const now = theirsOf<Product>(error)
        if (now && differencesOf(labels, contentOf, { before, theirs: valuesOf(now), yours }).length === 0)
          return attempt(now.edition, true)
        setTheirs(now ?? null)
        throw error
      }
    }
    return attempt(own.latest(base.current.edition), false)
  }
  const conflict = theirs && {
    ...{ labels, contentOf, before },
    conflict: theirs,
    theirs: valuesOf(theirs),
    onMine: (): void => {
      // Keeps the original values for comparison, so that only this form's own changes are sent.
      base.current = { ...base.current, edition: theirs.edition }
    },
    onTake: (): void => {
      base.current = theirs
      setTheirs(null)
      onTaken()
    },
  }
  return { base, before, conflict, save }
}
