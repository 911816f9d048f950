import { type APIRequestContext, expect, test } from '@playwright/test'
import { breakDatabaseLine, hasOwnPostgres, newLogLines, notBreakable, postgresPid, stopPostgres } from './break-site'
import { confirmButton, expectFormKept, expectOrderedOnce, readyToOrder } from './checkout'
import { CATALOGUE, visitAround, warmUp } from './visit-around'

test.skip(notBreakable !== '', notBreakable)
test.afterEach(() => breakDatabaseLine({}))

const ACCEPT = { accept: 'text/html,*/*' }

/** Asks for what no API reads ahead: one edge and one API know it afterwards. */
async function seenOnce(request: APIRequestContext): Promise<string[]> {
  const { data } = await (await request.get('/api/v1/shop/categorywise?sortId=1&sort=newest&page=9&size=12')).json()
  const paths = ['/products?search=mug&page=1', `/product-detail/${data[7]._id}`, `/api/v1/shop/data/${data[8]._id}`]
  for (const path of paths) await expect(await request.get(path, { headers: ACCEPT })).toBeOK()
  return paths
}

test('PostgreSQL restarts during an order: the catalogue goes on, the form is kept, and one order is placed', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await readyToOrder(page)
  await warmUp(page.request)
  const seen = await seenOnce(page.request)
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
  for (const path of seen) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => page.request.get(path, { headers: ACCEPT })))
    expect([path, ...answers.map((answer) => answer.status())]).toEqual([path, ...Array(6).fill(200)])
  }
  await breakDatabaseLine({})
  await expectOrderedOnce(page)
  const { answers, bad } = await around.stop()
  expect(bad).toEqual([])
  expect(answers).toBeGreaterThan(0)
  expect(logged()).toContain('database or disk unavailable')
  expect(logged()).not.toMatch(/postgres:\/\/|12 Lake Road|01700000000/)
})
