import type { Facet, Predicate } from './filters'
import type { FacetTraits } from './products-with-same-traits'

/** A trait of groups encoded as numbers, so that filters and facets read arrays instead of objects. */
export interface CodedTrait {
  /** For each group, the index of its value in `heads`. */
  codes: Int32Array
  /** For each value of the trait, one group that has it. */
  heads: FacetTraits[]
}

/** How to identify a trait's values. */
const keys: Record<Facet, (one: FacetTraits) => string | number> = {
  category: (one) => one.category,
  availability: (one) => one.availability,
  brand: (one) => one.brand,
  rating: (one) => one.stars,
  collection: (one) => `${one.featured} ${one.saleId}`,
  audience: (one) => one.audience,
  tag: (one) => one.tags.join(),
  seller: (one) => one.sellerId ?? '',
}

function code(groups: readonly FacetTraits[], facet: Facet): CodedTrait {
  const known = new Map<string | number, number>()
  const heads: FacetTraits[] = []
  const codes = new Int32Array(groups.length)
  for (const [i, group] of groups.entries()) {
    const key = keys[facet](group)
    const position = known.get(key) ?? heads.push(group) - 1
    known.set(key, position)
    codes[i] = position
  }
  return { codes, heads }
}

const coded = new WeakMap<readonly FacetTraits[], Map<Facet, CodedTrait>>()

/** Encodes a trait of these groups, once per list. */
export function codedTrait(groups: readonly FacetTraits[], facet: Facet): CodedTrait {
  const traits = coded.get(groups) ?? new Map<Facet, CodedTrait>()
  coded.set(groups, traits)
  const before = traits.get(facet)
  if (before) return before
  const made = code(groups, facet)
  traits.set(facet, made)
  return made
}

/** Marks a group that fails more than one filter. */
export const SEVERAL = 255

/** For each group: 0 if it passes all filters, n from 1 on if it fails only the n-th, else {@link SEVERAL}. */
export function failedFilter(groups: readonly FacetTraits[], rules: readonly [Facet, Predicate][]): Uint8Array {
  const failed = new Uint8Array(groups.length)
  for (const [n, [facet, rule]] of rules.entries()) {
    const { codes, heads } = codedTrait(groups, facet)
    const passes = heads.map(rule)
    for (let i = 0; i < failed.length; i += 1)
      if (!passes[codes[i] as number]) failed[i] = failed[i] === 0 ? n + 1 : SEVERAL
  }
  return failed
}

/** Marks the groups that pass all filters with 1. */
export const passingGroups = (groups: readonly FacetTraits[], rules: readonly [Facet, Predicate][]): Uint8Array =>
  failedFilter(groups, rules).map((mark) => (mark === 0 ? 1 : 0))
