import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import type { CatalogueReader, Suggested, TraitCounts } from './catalogue-reader'

type Trait = 'brand' | 'category'

/** Product counts per value of a trait, kept for each state of the catalogue, because there are many groups to add up. */
const sums = new WeakMap<readonly ProductsWithSameTraits[], Map<Trait, TraitCounts>>()

/** The values of a trait with their numbers of products, most first. */
function traitCounts(groups: readonly ProductsWithSameTraits[], trait: Trait): TraitCounts {
  const known = sums.get(groups) ?? new Map<Trait, TraitCounts>()
  sums.set(groups, known)
  const before = known.get(trait)
  if (before) return before
  const counts = new Map<string, number>()
  for (const { [trait]: value, count } of groups) counts.set(value, (counts.get(value) ?? 0) + count)
  const all = [...counts].sort(([, m], [, n]) => n - m)
  known.set(trait, all)
  return all
}

/** At most `most` brands and categories that match a text. */
export function matchingTraits(
  groups: readonly ProductsWithSameTraits[],
  fits: Parameters<CatalogueReader['suggest']>[1],
  most: number,
): Omit<Suggested, 'products'> {
  const of = (trait: Trait) =>
    traitCounts(groups, trait)
      .filter(([value]) => fits(trait, value))
      .slice(0, most)
  return { brands: of('brand'), categories: of('category') }
}
