import { CATEGORIES } from '@superium/shared/constants'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { PictureStore } from './picture-store'

/** A picture file to encode ahead of visitors. */
export type Wanted = readonly [key: string, file: string]

/** Main pictures of the home page's sections and the first page of the listing. */
async function firstMet(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ main: string | null }>(sql`
    (select images[1] as main from products where active and featured order by created_at desc limit 12)
    union (select images[1] from products where active order by created_at desc limit 12)
    union (select images[1] from products where active order by units_sold desc, id desc limit 12)
    union (select images[1] from products where active and regular_price_cents is not null limit 12)
    union (select images[1] from products where active order by price_cents, id limit 20)`)
  return rows.flatMap(({ main }) => (main ? [main] : []))
}

/** The files that the home page and the first listing page request, in the order a visitor sees them. */
async function firstPictures(db: Database, pictures: PictureStore): Promise<Wanted[]> {
  const strip = CATEGORIES.flatMap(({ keyword }) => pictures.categoryPicture(keyword) ?? [])
  const banners = CATEGORIES.flatMap(({ keyword }) => pictures.categoryBanner(keyword) ?? [])
  const products = await firstMet(db)
  return [
    ...banners.flatMap((key): Wanted[] => [
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

/** Encodes pictures one at a time, only while no visitor waits. Ignores failures: a visit tries again. Returns how many exist. */
export async function warmCache(
  pictures: Pick<PictureStore, 'read'>,
  wanted: readonly Wanted[],
  signal?: AbortSignal,
): Promise<number> {
  let made = 0
  for (const [key, file] of wanted) {
    if (signal?.aborted) break
    const bytes = await pictures.read(key, file).catch(() => null)
    if (bytes) made++
  }
  return made
}

/** Milliseconds after the start: a new shop gets its products shortly after its API. */
const MOMENTS = [3_000, 15_000, 60_000] as const

/**
 * Encodes the first visitor's pictures in the background, a few times after the start; existing ones cost a file read.
 * Returns a function that stops it.
 */
export function startWarming(db: Database, pictures: PictureStore): () => void {
  const stop = new AbortController()
  // A database failure is reported elsewhere; visits then encode the pictures.
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
