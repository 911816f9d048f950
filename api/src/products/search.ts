import { and, ilike, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../http/like'
import { products } from './table'

/** More words than this narrow nothing down; they only cost. */
const MOST_TERMS = 12

/** Words and numbers as the full-text index holds them: `2.5` is one, `men's` two. Whatever else was typed separates. */
export function termsOf(search: string): string[] {
  const found = search
    .normalize('NFKC')
    .toLowerCase()
    .match(/\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}]+/gu)
  return [...new Set(found ?? [])].slice(0, MOST_TERMS)
}

/** A product matches when each term begins a word of it: stemmed as English (names, descriptions) or as it is (brand, SKU). */
function query(terms: readonly string[], weights: string): SQL {
  const each = terms.map((term) => {
    const prefix = `'${term}':*${weights}`
    const english = sql`to_tsquery('english', ${prefix})`
    const asIs = sql`to_tsquery('simple', ${prefix})`
    // Stop words are in no description: they must not be asked for.
    return sql`case when numnode(${english}) = 0 then ${english} else ${english} || ${asIs} end`
  })
  return sql`(${sql.join(each, sql` && `)})`
}

/** Finds by words. Null when the search holds no word. */
export function wordSearch(search: string): { match: SQL; rank: SQL } | null {
  const terms = termsOf(search)
  if (terms.length === 0) return null
  const all = query(terms, '')
  return {
    match: sql`${products.search} @@ ${all}`,
    rank: sql`(${products.search} @@ ${query(terms, 'A')}) desc, ts_rank('{0.05, 0.1, 0.4, 1}', ${products.search}, ${all}) desc`,
  }
}

/** Finds by parts of name, brand or SKU, taken literally: for what no word begins with, such as `phones` in headphones. */
export function partSearch(search: string): SQL | undefined {
  const parts = search.trim().split(/\s+/).slice(0, MOST_TERMS).map(containing)
  return and(
    ...parts.map((part) => or(ilike(products.name, part), ilike(products.brand, part), ilike(products.sku, part))),
  )
}
