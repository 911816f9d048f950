import { fillCart } from '../shop-in-browser'
import { expect, test } from '../site-test'

for (const [width, height] of [
  [390, 950],
  [820, 1180],
] as const)
  test(`the cart's bar is at the edge of a window of ${width} pixels, and covers neither a message nor the end`, async ({
    watched: page,
  }) => {
    await page.setViewportSize({ width, height })
    await fillCart(page, 'books')
    await page.goto('/cart')
    const bar = page.getByRole('main').locator('div', { has: page.getByRole('link', { name: 'Checkout' }) })
    const box = async () => (await bar.last().boundingBox()) ?? { y: 0, height: 0 }
    const edge = async () => (await box()).y + (await box()).height
    await expect.poll(edge).toBe(height)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await edge()).toBe(height)
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((await box()).y)

    const { y: top } = await box()
    await page.getByRole('button', { name: /^Remove / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    expect(top).toBe((await box()).y)
  })
