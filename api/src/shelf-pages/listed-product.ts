import { type ChosenPart, onShelf } from '../facets/catalogue-groups'
import type { ShelvedProduct } from '../word-index/found-products'
import type { OrderedColumn } from './order-of-products'

/** A product of a page, with the data by which the mixed order separates similar neighbours. */
export interface ListedProduct extends ShelvedProduct {
  tags: readonly string[]
}

export const productAt = ({ shelf, column }: ChosenPart<OrderedColumn>, place: number): ListedProduct => ({
  category: shelf.category,
  mix: shelf.products.mixes[onShelf(column, place)] as number,
  tags: shelf.groups[column.owners[place] as number]?.tags ?? [],
})
