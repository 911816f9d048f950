import type { Product } from '../api/api-types'
import type { EventNamed } from './ecommerce-event'
import { type EcommerceList, toEcommerceItem } from './ecommerce-item'

/** At most this many items go into one event; GA4 refuses more. */
const ITEMS_MAX = 200

/** A list of products came into view; `first` is the place of its first product, from 0 (for further pages). */
export const viewItemList = (
  list: EcommerceList,
  products: readonly Product[],
  first = 0,
): EventNamed<'view_item_list'> => ({
  name: 'view_item_list',
  params: {
    item_list_id: list.id,
    item_list_name: list.name,
    items: products
      .slice(0, ITEMS_MAX)
      .map((product, place) => toEcommerceItem(product, { index: first + place, list })),
  },
})

/** The visitor opened a product of a list. */
export const selectItem = (list: EcommerceList, product: Product, index: number): EventNamed<'select_item'> => ({
  name: 'select_item',
  params: {
    item_list_id: list.id,
    item_list_name: list.name,
    items: [toEcommerceItem(product, { index, list })],
  },
})

/** The visitor searched. */
export const searchEvent = (term: string): EventNamed<'search'> => ({
  name: 'search',
  params: { search_term: term.slice(0, 100) },
})
