import { accounts, newEmail } from './accounts'
import { callAs } from './call-as'
import { expect, type Page } from './site-test'

/** Whose pages they are, by the beginning of their paths. */
const BEGINNINGS = { administration: '/superium-admin', desk: '/seller', account: '/myaccount', shop: '/' } as const
export type Group = keyof typeof BEGINNINGS

const NOT_THERE = 'nothing-here'

/** Pages that steps lead to, and whose tests look at them. */
const BY_STEPS = ['/checkout', '/order/:id', '/myaccount/orders/:id', '/alerts/confirm', '/alerts/unsubscribe']

/** Addresses that show more than the facts of a page say. */
const MORE: Partial<Record<Group, readonly string[]>> = {
  shop: ['/category?category=Watch', '/products?collection=on-sale', `/${NOT_THERE}`],
  administration: ['/superium-admin/orders?search=nobody-of-this-name'],
}

/** With its default filter a fresh shop's list is empty. */
const REVIEWS = '/superium-admin/reviews'

interface Known {
  /** The account that may list things of this kind, and the list. */
  as: string
  list: string
  /** Its field that is the parameter. */
  field: string
}

const { admin, seller } = accounts
const ofAdmin = (list: string, field = '_id'): Known => ({ as: admin, list: `admin/${list}?size=1`, field })

/** Where the parameters of pages come from. A page that is not here fails until it is. */
const KNOWN: Record<string, Known> = {
  '/superium-admin/orders/:id': ofAdmin('orders'),
  '/superium-admin/products/:id': ofAdmin('products'),
  '/superium-admin/coupons/:code': ofAdmin('coupons', 'code'),
  '/superium-admin/sales/:id': ofAdmin('sales'),
  '/superium-admin/messages/:id': ofAdmin('messages'),
  '/superium-admin/sellers/:id': ofAdmin('sellers', 'id'),
  '/superium-admin/users/:uid': ofAdmin('users', 'uid'),
  '/seller/products/:id': { as: seller, list: 'seller/products?size=1', field: '_id' },
  '/seller/orders/:id': { as: seller, list: 'seller/orders?size=1', field: '_id' },
  '/product-detail/:id': { as: admin, list: 'shop/products?page=0&size=1', field: '_id' },
  '/shop/:slug': { as: admin, list: 'admin/sellers?state=approved&size=1', field: 'slug' },
}

/** The paths of the pages that the live remotes' facts name. */
async function pathsOf(page: Page): Promise<string[]> {
  const discovery = (await (await page.request.get('/discovery.json')).json()) as {
    microFrontends: Record<string, { extras: { superium: { pages?: { path: string }[] } } }[]>
  }
  const pages = Object.values(discovery.microFrontends).flatMap(([live]) => live?.extras.superium.pages ?? [])
  return pages.map(({ path }) => path)
}

const groupOf = (path: string): Group =>
  (Object.keys(BEGINNINGS) as Group[]).find((name) => `${path}/`.startsWith(`${BEGINNINGS[name]}/`)) ?? 'shop'

/** A fresh shop has no message. */
async function sendMessage(page: Page): Promise<void> {
  const data = { name: 'Maya', email: newEmail(), topic: 'other', message: 'Do you have it in blue?' }
  expect((await page.request.post('/api/v1/shop/contact', { data })).ok()).toBe(true)
}

async function fill(page: Page, path: string): Promise<string> {
  if (path.endsWith('/*')) return path.replace('*', NOT_THERE)
  if (path === REVIEWS) return `${path}?state=all`
  if (!path.includes(':')) return path
  if (path === '/superium-admin/messages/:id') await sendMessage(page)
  const known = KNOWN[path]
  if (!known) throw new Error(`Say in KNOWN where the parameter of ${path} comes from`)
  const rows = (await callAs(page, known.as, known.list)) as Record<string, string>[]
  const value = rows[0]?.[known.field]
  expect(value, `something for ${path}`).toBeTruthy()
  return path.replace(/:\w+/, encodeURIComponent(value ?? ''))
}

/**
 * The addresses of one of so many equal parts of a group's pages, with a thing that exists for each parameter. The first
 * part is 0.
 */
export async function addressesOf(page: Page, group: Group, part: number, parts: number): Promise<string[]> {
  const paths = (await pathsOf(page)).filter((path) => groupOf(path) === group && !BY_STEPS.includes(path))
  const own = [...paths, ...(MORE[group] ?? [])].filter((_, index) => index % parts === part)
  expect(own.length, `pages of ${group}, part ${part + 1}`).toBeGreaterThan(0)
  const addresses: string[] = []
  for (const path of own) addresses.push(await fill(page, path))
  return addresses
}
