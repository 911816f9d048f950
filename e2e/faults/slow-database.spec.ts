import { expect, test } from '@playwright/test'
import { breakDatabaseLine, notBreakable } from './break-site'
import { confirmButton, expectFormKept, expectOrderedOnce, readyToOrder } from './checkout'
import { CATALOGUE, visitAround, warmUp } from './visit-around'

test.skip(notBreakable !== '', notBreakable)
test.afterEach(() => breakDatabaseLine({}))

test('a database that answers 2 s late: the catalogue goes on, the page says that it is ordering, and one order is placed', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await readyToOrder(page)
  await warmUp(page.request)
  await breakDatabaseLine({ delayMs: 2000 })
  const around = visitAround(page.request)
  await confirmButton(page).click()
  await expect(page.getByText('Placing your order').first()).toBeVisible()
  for (const path of CATALOGUE) expect([path, (await page.request.get(path)).status()]).toEqual([path, 200])
  // Either the order is placed after all, or the page warns that it may not be.
  const said = page.getByText('Your last order may not have gone through.')
  const isPlaced = () => /\/order\/[0-9a-f-]{36}/.test(page.url())
  await expect.poll(async () => isPlaced() || (await said.isVisible()), { timeout: 90_000 }).toBe(true)
  if (!isPlaced()) await expectFormKept(page)
  await breakDatabaseLine({})
  await expectOrderedOnce(page)
  expect((await around.stop()).bad).toEqual([])
})
