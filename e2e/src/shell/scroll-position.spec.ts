import { settled } from '../settled'
import { expect, test } from '../site-test'

test('a page opened by its address starts at the top; reload and Back restore the position', async ({
  watched: page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.goto('/products?size=20')
  await page.getByRole('main').getByRole('article').nth(14).scrollIntoViewIfNeeded()
  await expect.poll(scrolled).toBeGreaterThan(600)
  await settled(page)
  const position = await scrolled()

  for (const path of ['/signin', '/checkout', '/cart']) {
    await page.goto(path)
    await page.waitForFunction(() => window.superiumBooted)
    await settled(page)
    expect([path, await scrolled()]).toEqual([path, 0])
  }

  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/products?size=20')
  await expect.poll(scrolled).toBe(position)
  await page.reload()
  await expect.poll(scrolled).toBe(position)
})
