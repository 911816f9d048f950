import { fillCart } from '../shop-in-browser'
import { expect, type Page, test } from '../site-test'

const HEIGHT = 1180

/** The bar with the way to the checkout. */
const boxOf = async (page: Page) => {
  const bar = page.getByRole('main').locator('div', { has: page.getByRole('link', { name: 'Checkout' }) })
  return (await bar.last().boundingBox()) ?? { y: 0, height: 0 }
}

async function expectAtEdge(page: Page): Promise<void> {
  const edge = async () => {
    const { y, height } = await boxOf(page)
    return y + height
  }
  await expect.poll(edge).toBe(HEIGHT)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect(await edge()).toBe(HEIGHT)
  const footer = await page.getByRole('contentinfo').boundingBox()
  // Browsers scroll by whole pixels.
  expect(Math.floor((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual((await boxOf(page)).y)
}

test('the cart’s bar is at the edge of phones and tablets, and covers neither a message nor the end', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await fillCart(page, 'books', 'toys')
  await page.goto('/cart')
  for (const width of [390, 820])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: HEIGHT })
      await expectAtEdge(page)
    })

  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'REMOVE' }).click()
  const message = page.getByText(/was removed from your cart/).first()
  await expect(message).toBeVisible()
  for (const width of [820, 390])
    await test.step(`a message at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: HEIGHT })
      const box = await message.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await boxOf(page)).y)
    })
})
