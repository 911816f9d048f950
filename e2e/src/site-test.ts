import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { watchViolations } from './watch-violations'

export { expect, type Page }

/** The accounts that every fresh site has. */
export const accounts = {
  buyer: 'buyer@superium.example',
  admin: 'admin@superium.example',
  password: 'superium-demo',
} as const

interface WorkerFixtures {
  /** What the content security policy has blocked in the pages of this worker. */
  violations: string[]
  /** Fails the run when the site counts reports of violations. */
  violationReports: undefined
}

interface SiteFixtures {
  /** Fails every test in which the content security policy blocks something, in any page. */
  nothingBlocked: undefined
  allowed: { patterns: RegExp[] }
  watched: Page
  /** Opens a page in a browser context of its own, which is watched as well and closed at the end. */
  openWatched: (options?: BrowserContextOptions) => Promise<Page>
}

/** What goes wrong on a page from now on: uncaught errors and error messages of the console. */
function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  return problems
}

/** What browsers have reported to the site under test since it started. */
async function reportedViolations(site = ''): Promise<{ total: number; kinds: object[] }> {
  return (await fetch(`${site}/dev/csp-reports`)).json() as Promise<{ total: number; kinds: object[] }>
}

const expectNone = (problems: readonly string[], allowed: { patterns: RegExp[] }): void =>
  expect(problems.filter((problem) => !allowed.patterns.some((pattern) => pattern.test(problem)))).toEqual([])

/**
 * Pages whose errors fail the test: uncaught ones, and every console error that is not a failed
 * request. `allowed` takes patterns of errors that the test causes.
 */
export const test = base.extend<SiteFixtures, WorkerFixtures>({
  violations: [
    async ({ browser }, use) => {
      const violations: string[] = []
      watchViolations(browser, violations)
      await use(violations)
    },
    { scope: 'worker', auto: true },
  ],
  violationReports: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use, { project }) => {
      const { baseURL } = project.use
      const before = await reportedViolations(baseURL)
      await use(undefined)
      const after = await reportedViolations(baseURL)
      expect(after.total, JSON.stringify(after.kinds)).toBe(before.total)
    },
    { scope: 'worker', auto: true },
  ],
  nothingBlocked: [
    async ({ violations }, use) => {
      violations.length = 0
      await use(undefined)
      expect(violations, 'blocked by the content security policy').toEqual([])
    },
    { auto: true },
  ],
  // Playwright would read a bare list as a value with options.
  allowed: [{ patterns: [] }, { option: true }],
  watched: async ({ page, allowed }, use) => {
    const problems = problemsOf(page)
    await use(page)
    expectNone(problems, allowed)
  },
  openWatched: async ({ browser, allowed }, use) => {
    const opened: { page: Page; problems: string[] }[] = []
    await use(async (options) => {
      const page = await (await browser.newContext(options)).newPage()
      opened.push({ page, problems: problemsOf(page) })
      return page
    })
    for (const { page } of opened) await page.context().close()
    expectNone(
      opened.flatMap(({ problems }) => problems),
      allowed,
    )
  },
})

/** A new shopper's own e-mail address. */
export const newEmail = (): string => `shopper-${crypto.randomUUID().slice(0, 8)}@superium.example`

/** Signs in on the sign-in page, without waiting for the next page. */
export async function signIn(page: Page, email: string, password: string = accounts.password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).not.toHaveURL(/\/signin/)
}

/** Fills the billing form, whose fields are all required (spec §5), and selects cash on delivery. */
export async function fillBilling(page: Page): Promise<void> {
  const fields = {
    Postcode: '1205',
    Street: '12 Lake Road',
    District: 'Dhaka',
    'Sub District': 'Dhanmondi',
    Phone: '01700000000',
    'Order notes': 'Please ring twice',
  }
  await page.getByRole('combobox', { name: 'Country' }).fill('Bangladesh')
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: new RegExp(`^${label}\\b`) }).fill(value)
  }
  await page.getByRole('radio', { name: 'Cash on delivery' }).check()
}

/** Opens the n-th buyable product of a category and clicks Add to cart; resolves to its name. */
export async function clickAdd(page: Page, category: string, index: number): Promise<string> {
  const listing = await page.request.get(
    `/api/v1/shop/categorywise?category=${category}&page=0&size=100&sortId=1&min=0&max=3001`,
  )
  const { data } = (await listing.json()) as { data: { _id: string; name: string; stock: number; status: string }[] }
  const product = data.filter(({ stock, status }) => stock > 3 && status === 'in-stock')[index]
  if (!product) throw new Error(`${category} has no product ${index} to buy`)
  await page.goto(`/product-detail/${product._id}`)
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click()
  return product.name
}

/** Like `clickAdd`, and waits until the product is in the cart. */
export async function addFromCategory(page: Page, category: string, index: number): Promise<string> {
  const name = await clickAdd(page, category, index)
  await expect(page.getByText('Added to cart!')).toBeVisible()
  return name
}

/** An order line with one item of a product, in its first variant. */
async function lineOf(page: Page, productId: string) {
  const { data } = await (await page.request.get(`/api/v1/shop/data/${productId}`)).json()
  const [first] = data.variants as { _id: string }[]
  return { productId, quantity: 1, ...(first && { variant: first._id }) }
}

/** Posts JSON and returns the answer's body; an error answer fails the test. */
async function post(page: Page, path: string, data: object, headers: Record<string, string> = {}) {
  const answer = await page.request.post(path, { data, headers })
  expect(answer.ok(), path).toBe(true)
  return answer.json()
}

const identityCall = (call: string): string => `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo-key`

/** Creates an account, without verifying its address. */
export const signUpUnverified = (page: Page, email: string) =>
  post(page, identityCall('signUp'), {
    ...{ email, password: accounts.password, displayName: 'Rahim Haddad', returnSecureToken: true },
  })

/** The link in the sign-in service's newest message to an address, as a path of the site. */
export async function verificationLink(page: Page, email: string): Promise<string> {
  const html = await (await page.request.get('/dev/mail')).text()
  const found = [...html.matchAll(/href="(\/emulator\/action[^"]*)"(.*)/g)].find(([, , rest]) => rest?.includes(email))
  if (!found?.[1]) throw new Error(`There is no message to ${email}`)
  return found[1].replaceAll('&amp;', '&')
}

/** Creates an account whose address is verified. */
async function signUp(page: Page, email: string) {
  const account = await signUpUnverified(page, email)
  await post(page, identityCall('sendOobCode'), { requestType: 'VERIFY_EMAIL', idToken: account.idToken })
  const link = new URL(await verificationLink(page, email), 'http://localhost')
  await post(page, identityCall('update'), { oobCode: link.searchParams.get('oobCode') })
  return { email, idToken: await tokenOf(page, email) }
}

/** Signs up a new shopper, whose cart and orders no other test shares; resolves to the e-mail address. */
export async function newShopper(page: Page): Promise<string> {
  const email = newEmail()
  await signUp(page, email)
  return email
}

/** The ID token of an account of this site. */
export async function tokenOf(page: Page, email: string): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key'
  return (await post(page, path, { email, password: accounts.password, returnSecureToken: true })).idToken
}

/** Signs up the shopper if needed, and orders so many items of a buyable product through the API; resolves to the order. */
export async function placeOrder(
  page: Page,
  email: string,
  paymentType: string,
  quantity: number,
): Promise<{ _id: string; orderNumber: string }> {
  await signUp(page, email).catch(() => {
    // There is such an account already.
  })
  const listing = await page.request.get(
    '/api/v1/shop/categorywise?category=books&page=0&size=20&availability=in-stock',
  )
  const { data: found } = (await listing.json()) as { data: { _id: string; stock: number }[] }
  const product = found.find(({ stock }) => stock >= 20)
  if (!product) throw new Error('There is no book with 20 pieces in stock')
  return sendOrder(page, email, await tokenOf(page, email), product._id, { paymentType, quantity })
}

async function sendOrder(
  page: Page,
  email: string,
  token: string,
  productId: string,
  { paymentType, quantity }: { paymentType: string; quantity: number },
) {
  const products = [{ ...(await lineOf(page, productId)), quantity }]
  const { data: quote } = await post(page, '/api/v1/shop/quote', { products })
  const order = {
    ...{ name: 'Rahim Haddad', email, phone: '01700000000', street: '12 Lake Road', district: 'Dhaka' },
    ...{ subDistrict: 'Dhanmondi', country: 'Bangladesh', postalCode: '1205', orderNotes: 'Please ring twice' },
    ...{ paymentType, products, orderTotal: quote.orderTotal },
  }
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
  return (await post(page, '/api/v1/shop/orderconfirm', order, headers)).data
}

/** Signs up a new shopper to whom one item of a product is delivered, through the API; resolves to the e-mail address. */
export async function newBuyerOf(page: Page, productId: string): Promise<string> {
  const email = newEmail()
  const { idToken } = await signUp(page, email)
  const order = await sendOrder(page, email, idToken, productId, { paymentType: 'cash_on_delivery', quantity: 1 })
  const headers = { authorization: `Bearer ${await tokenOf(page, accounts.admin)}` }
  for (const status of ['Confirmed', 'Shipped', 'Delivered'])
    await post(page, `/api/v1/admin/orders/${order._id}/status`, { status }, headers)
  return email
}
