import type { Product, Quote } from '@superium/shared/api'
import { $cart, refreshCart } from '@superium/shared/state'
import { useCallback, useEffect, useState } from 'react'
import { isProductId } from '../quote/fetch-quote'
import { fetchProducts } from './fetch-products'

/** What has changed on the server since the shopper put the lines into the cart. */
export interface LineChanges {
  /** Dollars that the line cost before, by product id, where the price is another one now. */
  priceWas: ReadonlyMap<string, number>
  /** Ids of products that are no longer sold. */
  gone: ReadonlySet<string>
}

const noChanges: LineChanges = { priceWas: new Map(), gone: new Set() }

/** Brings the cart's lines up to date when the page opens and with each quote, and remembers what that changed. */
export function useLineChanges(quote: Quote | null): LineChanges {
  const [changes, setChanges] = useState(noChanges)

  const take = useCallback((products: Product[], missing: readonly string[]) => {
    const before = new Map($cart.get().map(({ _id, price }) => [_id, price]))
    refreshCart(products)
    setChanges(({ priceWas, gone }) => ({
      priceWas: changedPrices(priceWas, before, products),
      gone: new Set([...gone].filter((id) => !products.some(({ _id }) => _id === id)).concat(missing)),
    }))
  }, [])

  useEffect(() => {
    const ids = $cart.get().flatMap(({ _id }) => (isProductId(_id) ? [_id] : []))
    if (ids.length === 0) return
    const control = new AbortController()
    fetchProducts(ids, control.signal).then(
      (products) => {
        if (control.signal.aborted) return
        const known = new Set(products.map(({ _id }) => _id))
        take(
          products,
          ids.filter((id) => !known.has(id)),
        )
      },
      // The quote asks the same server and says aloud why it does not answer.
      () => {},
    )
    return () => control.abort()
  }, [take])

  useEffect(() => {
    if (quote) take(productsOf(quote), quote.missing)
  }, [quote, take])

  return changes
}

/** The lines' products with the price and stock of the quote, where they differ. */
function productsOf(quote: Quote): Product[] {
  return $cart.get().flatMap(({ quantity: _, ...product }) => {
    const line = quote.lines.find(({ productId }) => productId === product._id)
    return line ? [{ ...product, price: line.price, stock: line.stock }] : []
  })
}

function changedPrices(
  known: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
  products: readonly Product[],
): Map<string, number> {
  const changed = new Map(known)
  for (const { _id, price } of products) {
    const was = known.get(_id) ?? before.get(_id)
    if (was === undefined || was === price) changed.delete(_id)
    else changed.set(_id, was)
  }
  return changed
}
