import { eq, like, or } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { sellers } from '../sellers/table'

const LONGEST = 60

/** A shop's name for URLs: `lake-goods`; `shop` if no letter of the name can be used. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return slug || 'shop'
}

/** A free slug: `lake-goods`, else `lake-goods-2` and so on. Concurrent callers may get the same one. */
export async function freeSlug(db: Queries, name: string): Promise<string> {
  const base = slugOf(name)
  const rows = await db
    .select({ slug: sellers.slug })
    .from(sellers)
    .where(or(eq(sellers.slug, base), like(sellers.slug, `${base}-%`)))
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  return slug
}
