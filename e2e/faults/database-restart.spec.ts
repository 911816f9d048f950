import { expect, test } from '@playwright/test'
import { breakDatabaseLine, hasOwnPostgres, newLogLines, notBreakable, postgresPid, stopPostgres } from './break-site'
import { confirmButton, expectFormKept, expectOrderedOnce, readyToOrder } from './checkout'
import { CATALOGUE, visitAround, warmUp } from './visit-around'

test.skip(notBreakable !== '', notBreakable)
test.afterEach(() => breakDatabaseLine({}))

test('PostgreSQL restarts during an order: the catalogue goes on, the form is kept, and one order is placed', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await readyToOrder(page)
  await warmUp(page.request)
  const around = visitAround(page.request)
  const logged = newLogLines('api')
  // The line stays cut until the shopper has seen the outage, however fast PostgreSQL is back.
  await breakDatabaseLine({ cut: true })
  const before = postgresPid()
  if (hasOwnPostgres()) stopPostgres()
  await confirmButton(page).click()
  await expect(page.getByText('Your last order may not have gone through.')).toBeVisible()
  await expect(page.getByText('The shop is busy or under repair. Try again in a moment.')).toBeVisible()
  await expectFormKept(page)
  if (before > 0) await expect.poll(() => [0, before].includes(postgresPid()), { timeout: 60_000 }).toBe(false)
  for (const path of CATALOGUE) expect([path, (await page.request.get(path)).status()]).toEqual([path, 200])
  await breakDatabaseLine({})
  await expectOrderedOnce(page)
  const { answers, bad } = await around.stop()
  expect(bad).toEqual([])
  expect(answers).toBeGreaterThan(0)
  expect(logged()).toContain('database or disk unavailable')
  expect(logged()).not.toMatch(/postgres:\/\/|12 Lake Road|01700000000/)
})
