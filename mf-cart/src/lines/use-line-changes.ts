import { isProductId, productsById, type Quote } from '@superium/shared/api'
import { $cart, type CartItem, type CartProduct, lineKey, refreshCart } from '@superium/shared/state'
import { useCallback, useEffect, useState } from 'react'
import { findQuoteLine } from '../quote/find-quote-line'

/** What changed on the server since the lines were added. */
export interface LineChanges {
  /** The previous price in dollars of each line whose price changed, by `lineKey`. */
  priceWas: ReadonlyMap<string, number>
  /** Ids of products and of variants that are no longer sold. */
  gone: ReadonlySet<string>
}

/** Whether the line's product or variant is no longer sold. */
export const isGone = ({ gone }: Pick<LineChanges, 'gone'>, { _id, variant }: CartItem): boolean =>
  gone.has(_id) || (variant !== undefined && gone.has(variant))

const noChanges: LineChanges = { priceWas: new Map(), gone: new Set() }

/**
 * Refreshes the cart's lines when the page opens and with each quote, and records the changes. A line that is no longer
 * sold is stored with a stock of 0.
 */
export function useLineChanges(quote: Quote | null): LineChanges {
  const [changes, setChanges] = useState(noChanges)

  const take = useCallback((products: CartProduct[], missing: readonly string[]) => {
    const before = new Map($cart.get().map((item) => [lineKey(item), item.price]))
    const gone = new Set(missing)
    const unsold = $cart.get().filter((item) => isGone({ gone }, item))
    // Stored, because the mini cart asks the server nothing and must not count these lines either.
    refreshCart([...products, ...unsold.map(({ quantity: _, ...product }) => ({ ...product, stock: 0 }))])
    setChanges((known) => ({
      priceWas: changedPrices(known.priceWas, before, products),
      gone: new Set(
        [...known.gone]
          .filter((id) => !products.some(({ _id, variant }) => _id === id || variant === id))
          .concat(missing),
      ),
    }))
  }, [])

  useEffect(() => {
    const ids = [...new Set($cart.get().flatMap(({ _id }) => (isProductId(_id) ? [_id] : [])))]
    if (ids.length === 0) return
    const control = new AbortController()
    productsById(ids, control.signal).then(
      (products) => {
        if (control.signal.aborted) return
        const known = new Set(products.map(({ _id }) => _id))
        take(
          products,
          ids.filter((id) => !known.has(id)),
        )
      },
      // The quote asks the same server and will show the error.
      () => {},
    )
    return () => control.abort()
  }, [take])

  useEffect(() => {
    if (quote) take(productsOf(quote), [...quote.missing, ...quote.missingVariants])
  }, [quote, take])

  return changes
}

/** The lines' products with price, stock and release from the quote. */
function productsOf(quote: Quote): CartProduct[] {
  return $cart.get().flatMap(({ quantity: _, releaseDate: __, ...product }) => {
    const line = findQuoteLine(quote, product)
    if (!line) return []
    const { price, stock, status, releaseDate } = line
    return [{ ...product, price, stock, status, ...(releaseDate && { releaseDate }) }]
  })
}

function changedPrices(
  known: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
  products: readonly CartProduct[],
): Map<string, number> {
  const changed = new Map(known)
  for (const product of products) {
    const key = lineKey(product)
    const now = $cart.get().find((item) => lineKey(item) === key)?.price
    const was = known.get(key) ?? before.get(key)
    if (now === undefined || was === undefined || was === now) changed.delete(key)
    else changed.set(key, was)
  }
  return changed
}
