import { expect, test } from '@playwright/test'
import { newShopper, signIn } from '../src/accounts'
import { fillCart } from '../src/shop-in-browser'
import { moveClocks, notBreakable } from './break-site'
import { confirmButton, expectOrderedOnce, goToCheckout } from './checkout'
import { visitAround } from './visit-around'

test.skip(notBreakable !== '', notBreakable)

/** The servers of one of two machines. */
const MACHINE = ['api-2', 'edge-2']

test.afterEach(() => moveClocks(MACHINE, 0))

test('the clock of one of two machines is 10 min ahead, then behind: a new shopper signs up, signs in and orders once', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const refused: string[] = []
  page.on('response', (answer) => {
    // A busy machine may answer 429 or 503; other errors mean that the wrong clock made a token or request invalid.
    const status = answer.status()
    if (status >= 400 && status !== 429 && status !== 503) refused.push(`${status} ${new URL(answer.url()).pathname}`)
  })
  await moveClocks(MACHINE, 10)
  const around = visitAround(page.request)
  await fillCart(page, 'books')
  await page.goto('/signin')
  await signIn(page, await newShopper(page))
  await goToCheckout(page)
  await moveClocks(MACHINE, -10)
  await confirmButton(page).click()
  await expectOrderedOnce(page)
  expect((await around.stop()).bad).toEqual([])
  expect(refused).toEqual([])
})
