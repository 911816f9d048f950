import { DEFAULT_PAGE_SIZE, ON_SALE_SHOWN, PRODUCT_REQUEST_SIZE, RECOMMENDED_SHOWN } from '@superium/shared/constants'

/** Resolves to the body of an answer with status 200. Rejects for any other. */
export type ReadAddress = (address: string) => Promise<{ data?: unknown }>

/** Bounds for a shop with very many categories. */
const MOST_CATEGORIES = 50
const MOST_PRODUCTS = 500

/** After this many failures a pass ends; the next one tries again. */
const MOST_FAILURES = 3

/** Milliseconds after the start: a new shop gets its products shortly after its API. */
const FIRST_MS = [5_000, 30_000] as const
/** A third of the time for which answers are served without the database. */
const EVERY_MS = 5 * 60_000

const HOME = [
  '/shop/sale',
  `/shop/products?page=0&size=${ON_SALE_SHOWN}&collection=on-sale`,
  `/shop/products?page=0&size=${PRODUCT_REQUEST_SIZE}&collection=featured`,
  ...Object.entries(RECOMMENDED_SHOWN).map(
    ([collection, size]) => `/shop/products?page=0&size=${size}&collection=${collection}`,
  ),
  `/shop/categorywise?availability=pre-order&availability=up-coming&page=0&size=${PRODUCT_REQUEST_SIZE}&sort=best-selling`,
]

/** The first page of a list as visitors open it, in the default order. */
const listing = (filter: string): string =>
  `/shop/categorywise?${filter}sortId=1&sort=mixed&page=0&size=${DEFAULT_PAGE_SIZE}`

/**
 * Reads what most visitors see first, so that this process can answer it from memory when the database goes away, whether or
 * not a visitor has asked it before: home, the categories, the first page of each list, and the products on them.
 */
export async function readFirstMet(read: ReadAddress): Promise<void> {
  let failures = 0
  // Without the database the pass ends soon: each failure is reported and may take a connection's place for a while.
  const quiet = async (address: string): Promise<Record<string, unknown>[]> => {
    if (failures >= MOST_FAILURES) return []
    const { data } = await read(address).catch(() => {
      failures += 1
      return { data: undefined }
    })
    return Array.isArray(data) ? data : []
  }
  const categories = (await quiet('/shop/categories')).slice(0, MOST_CATEGORIES)
  const lists = categories.map(({ keyword }) => listing(`category=${encodeURIComponent(String(keyword))}&`))
  const products = new Set<string>()
  for (const address of [...HOME, listing(''), ...lists])
    for (const { _id } of await quiet(address)) if (products.size < MOST_PRODUCTS) products.add(String(_id))
  for (const id of products) await quiet(`/shop/data/${id}`)
}

/** Reads them a few times after the start and then every five minutes; returns a function that stops it. */
export function keepWarm(read: ReadAddress): () => void {
  let running = false
  const pass = async (): Promise<void> => {
    if (running) return
    running = true
    await readFirstMet(read).finally(() => {
      running = false
    })
  }
  const timers = [...FIRST_MS.map((moment) => setTimeout(pass, moment)), setInterval(pass, EVERY_MS)]
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}
