import { CATEGORIES } from '@superium/shared/constants'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { PictureStore } from './picture-store'

/** One picture file to have ready. */
export type Wanted = readonly [key: string, file: string]

/** Main pictures of what a first visitor meets: home's sections and the first page of the listing. */
async function firstMet(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ main: string | null }>(sql`
    (select images[1] as main from products where active and featured order by created_at desc limit 12)
    union (select images[1] from products where active order by created_at desc limit 12)
    union (select images[1] from products where active order by units_sold desc, id desc limit 12)
    union (select images[1] from products where active and regular_price_cents is not null limit 12)
    union (select images[1] from products where active order by price_cents, id limit 20)`)
  return rows.flatMap(({ main }) => (main ? [main] : []))
}

/** The files that the home page and the first listing page ask for, in the order a visitor sees them. */
export async function firstPictures(db: Database, pictures: PictureStore): Promise<Wanted[]> {
  const strip = CATEGORIES.flatMap(({ keyword }) => pictures.categoryPicture(keyword) ?? [])
  const products = await firstMet(db)
  return [
    ...pictures.banners.flatMap((key): Wanted[] => [
      [key, '960.avif'],
      [key, '1280.avif'],
    ]),
    ...strip.flatMap((key): Wanted[] => [
      [key, '96.avif'],
      [key, '320.avif'],
    ]),
    ...products.map((key): Wanted => [key, '320.avif']),
    ...products.map((key): Wanted => [key, '640.avif']),
  ]
}

/** Makes pictures ahead of visitors, one at a time and only while no visitor waits. Failures are left to the visit itself. */
export async function warmCache(
  pictures: Pick<PictureStore, 'read'>,
  wanted: readonly Wanted[],
  signal?: AbortSignal,
): Promise<number> {
  let made = 0
  for (const [key, file] of wanted) {
    if (signal?.aborted) break
    const bytes = await pictures.read(key, file, false).catch(() => null)
    if (bytes) made++
  }
  return made
}

/** Milliseconds after the start: a freshly set-up shop gets its products a moment after its API. */
const MOMENTS = [3_000, 15_000, 60_000] as const

/**
 * Keeps making what a first visitor meets, in the background, a few times after the start; what is there already costs a file read.
 * Answers a function that stops it.
 */
export function startWarming(db: Database, pictures: PictureStore): () => void {
  const stop = new AbortController()
  // A database that is down has louder voices than this one; the pictures come with the visit then.
  const pass = () =>
    void firstPictures(db, pictures).then(
      (wanted) => warmCache(pictures, wanted, stop.signal),
      () => undefined,
    )
  const timers = MOMENTS.map((moment) => setTimeout(pass, moment).unref())
  return () => {
    stop.abort()
    for (const timer of timers) clearTimeout(timer)
  }
}
