import type { Page } from '@playwright/test'
import { accounts, newEmail } from '../accounts'
import { holdScripts } from '../hold-scripts'
import { layoutShift } from '../layout-shift'
import { settled } from '../settled'
import { expect, test } from '../site-test'
import { startAsNewShopper } from '../start-session'

/** Pages that show personal state, and the heading that is the same for everybody. */
const FRAMES = {
  '/signin': 'Account Login',
  '/signup': 'Create Account',
  '/cart': 'Your Cart',
  '/wishlist': 'Wishlist',
}

/** Pages whose elements come anew when the session is known, and the heading of their frame. */
const SIGNED_IN = {
  '/checkout': 'Checkout',
  '/myaccount/info': 'Account',
  '/myaccount/orders': 'Account',
  '/become-seller': 'Create Seller Account',
}

declare global {
  interface Window {
    /** What has shifted in the page's own part since it was seen. */
    shifts: string[]
    /** The heading that the server sent. */
    first?: Element | null
  }
}

/** Watches the page's own part for layout shifts from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(async () => {
    // A typeface that comes later is another test's matter.
    await Promise.allSettled([...document.fonts].map((face) => face.load()))
    // The swap to them is laid out, and counted as a shift, in the frame after.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    window.shifts = []
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }
      for (const { node, previousRect, currentRect } of list
        .getEntries()
        .flatMap((entry) => (entry as Shift).sources)) {
        const isOwn = document.getElementById('content')?.contains(node)
        if (isOwn) window.shifts.push(`${node?.textContent} ${JSON.stringify([previousRect, currentRect])}`)
      }
    }).observe({ type: 'layout-shift' })
  })

/** Requests to the identity service's sign-in from now on. */
function signInsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('signInWithPassword')) calls.push(request.postData() ?? '')
  })
  return calls
}

/** Opens a page before its code comes; `seen` looks at what is there. Fails if anything moves when code and data come. */
async function openFrame(page: Page, path: string, title: string, seen?: () => Promise<void>): Promise<void> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expect(heading, path).toBeVisible()
  await heading.evaluate((element) => {
    window.first = element
  })
  await seen?.()
  await watchShifts(page)
  release()
  await page.waitForFunction(() => window.superiumBooted)
  await settled(page)
  await expect(page.getByRole('main').getByText(/^Loading your/)).toHaveCount(0)
  await expect(heading).toBeVisible()
  // Also makes what was shown last be laid out.
  await layoutShift(page)
  expect(await page.evaluate(() => window.shifts), path).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

test('pages that show personal state are there before their code, and keep their elements and places', async ({
  watched: page,
}) => {
  for (const [path, title] of Object.entries(FRAMES)) {
    await openFrame(page, path, title)
    const heading = page.getByRole('heading', { level: 1, name: title })
    expect(await heading.evaluate((element) => element === window.first), path).toBe(true)
  }
})

test('the pages of a signed-in person have a frame before their code, and nothing moves when their data come', async ({
  watched: page,
}) => {
  await startAsNewShopper(page)
  for (const [path, title] of Object.entries(SIGNED_IN)) {
    // The server knows nobody.
    await openFrame(page, path, title, () => expect(page.getByText('Rahim Haddad')).toHaveCount(0))
  }
})

test('a contact form keeps what was typed and sends it once', async ({ watched: page }) => {
  const release = await holdScripts(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('contact')) sent.push(request.postData() ?? '')
  })
  await page.goto('/help', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  const email = newEmail()
  await main.locator('[name="name"]').fill('Rahim Haddad')
  await main.locator('[name="email"]').fill(email)
  await main.locator('[name="topic"]').selectOption({ index: 1 })
  await main.locator('[name="message"]').fill('Where is my parcel? It is late.')
  await main.locator('form').getByRole('button').last().dblclick()
  await expect(page).toHaveURL('/help')
  release()
  await expect(main.getByText('Thank you, we have received your message.')).toBeVisible()
  await expect(main.locator('form').getByRole('textbox')).toHaveCount(0)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain(email)
})

test('what was typed into the sign-in form before its code came is sent once', async ({ watched: page }) => {
  const release = await holdScripts(page)
  const calls = signInsOf(page)
  await page.goto('/signin', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(accounts.buyer)
  await page.getByLabel('Password', { exact: true }).fill(accounts.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL('/signin')
  release()
  await expect(page).toHaveURL('/')
  expect(calls).toHaveLength(1)
})

test('a sign-up form keeps what was typed, and the focus, while its code comes', async ({ watched: page }) => {
  const release = await holdScripts(page)
  await page.goto('/signup', { waitUntil: 'commit' })
  const email = newEmail()
  await page.getByLabel('Email').fill(email)
  const label = page.locator('label', { hasText: 'Email' })
  await page.getByLabel('Password', { exact: true }).pressSequentially('short')
  await label.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const early = await label.boundingBox()
  release()
  await page.waitForFunction(() => window.superiumBooted)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('short')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  // The label stood aside before, and stays there.
  expect(await label.boundingBox()).toEqual(early)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('short')
})
