import type { Browser } from '@playwright/test'
import { CATEGORIES } from '@superium/shared/constants'
import { listProducts } from '../site/measured-pages'

const PRODUCTS_PER_CATEGORY = 3

/** Milliseconds on a page after it has loaded, for pictures below the fold. */
const LOOK_MS = 500

/** The paths of a visit: home, each category with a few of its products, search, cart and sign-in; then repeated. */
export async function browsePaths(origin: string, count: number): Promise<string[]> {
  const categories = await Promise.all(
    CATEGORIES.map(async ({ keyword }) => {
      const products = await listProducts(origin, 0, PRODUCTS_PER_CATEGORY, keyword)
      return [`/category?category=${keyword}`, ...products.map(({ _id }) => `/product-detail/${_id}`)]
    }),
  )
  const all = ['/', ...categories.flat(), '/category?search=blue', '/cart', '/signin']
  return Array.from({ length: count }, (_, index) => all[index % all.length] ?? '/')
}

/** Loads the paths one after the other in a browser, each with its pictures. */
export async function browse(browser: Browser, origin: string, paths: readonly string[]): Promise<void> {
  const page = await browser.newPage()
  try {
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: 'load' })
      await page.evaluate('scrollTo(0, document.body.scrollHeight)')
      await page.waitForTimeout(LOOK_MS)
    }
  } finally {
    await page.close()
  }
}
