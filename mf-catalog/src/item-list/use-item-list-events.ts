import { selectItem, track, viewItemList } from '@superium/shared/analytics'
import type { ListedProduct } from '@superium/shared/api'
import { productPath } from '@superium/shared/constants'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'

interface ItemListEvents {
  ref: RefObject<HTMLUListElement | null>
  onClick(event: MouseEvent): void
}

/**
 * Tracks GA4's `view_item_list` when the list, or a list with other products, comes into view, and `select_item` for a
 * click on a link to one of the products. `id` is stable, e.g. `on-sale`; `first` is the index of the first product,
 * from 0. Spread the result onto the list's element.
 */
export function useItemListEvents(
  id: string,
  name: string,
  products: readonly ListedProduct[],
  first = 0,
): ItemListEvents {
  const ref = useRef<HTMLUListElement>(null)
  const shown = products.map(({ _id }) => _id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same products in a new array are no new list
  useEffect(() => {
    const element = ref.current
    if (!element || products.length === 0) return
    if (!('IntersectionObserver' in window)) {
      track(viewItemList({ id, name }, products, first))
      return
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      track(viewItemList({ id, name }, products, first))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, name, shown, first])
  return {
    ref,
    onClick({ target }) {
      const address = target instanceof Element && target.closest('a')?.getAttribute('href')
      const index = products.findIndex((product) => address === productPath(product))
      const product = products[index]
      if (product) track(selectItem({ id, name }, product, first + index))
    },
  }
}
