import { type ChosenPart, positionInCategory } from '../facets/catalogue-groups'
import type { ProductKey } from '../word-index/found-products'
import type { OrderedColumn } from './order-of-products'

/** A product of a page, with the data by which the mixed order separates similar neighbours. */
export interface ListedProduct extends ProductKey {
  tags: readonly string[]
}

export const productAt = ({ categoryIndex, column }: ChosenPart<OrderedColumn>, position: number): ListedProduct => ({
  category: categoryIndex.category,
  mix: categoryIndex.products.mixes[positionInCategory(column, position)] as number,
  tags: categoryIndex.groups[column.owners[position] as number]?.tags ?? [],
})
