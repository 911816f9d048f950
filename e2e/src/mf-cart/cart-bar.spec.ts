import { fillCart } from '../shop-in-browser'
import { expect, test } from '../site-test'

for (const [width, height] of [
  [390, 1180],
  [820, 1180],
] as const)
  test(`the cart's bar is at the edge of a window of ${width} pixels, and covers neither a message nor the end`, async ({
    watched: page,
  }) => {
    await page.setViewportSize({ width, height })
    await fillCart(page, 'books', 'toys')
    await page.goto('/cart')
    const bar = page.getByRole('main').locator('div', { has: page.getByRole('link', { name: 'Checkout' }) })
    const box = async () => (await bar.last().boundingBox()) ?? { y: 0, height: 0 }
    const edge = async () => (await box()).y + (await box()).height
    await expect.poll(edge).toBe(height)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await edge()).toBe(height)
    const footer = await page.getByRole('contentinfo').boundingBox()
    // Browsers scroll by whole pixels.
    expect(Math.floor((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual((await box()).y)

    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'REMOVE' }).click()
    const message = await page
      .getByText(/was removed from your cart/)
      .first()
      .boundingBox()
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual((await box()).y)
  })
