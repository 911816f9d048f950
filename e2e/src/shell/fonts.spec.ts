import { PAGES, pagePaths } from '../../../bench/src/site/measured-pages'
import { layoutShift } from '../layout-shift'
import { expect, type Page, test } from '../site-test'

const FONT = /\/fonts\/figtree-[0-9a-f]{8}\.woff2$/

const isLoaded = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded'))

for (const [name, device, viewport] of [
  ...PAGES.map((page) => [page, 'phone', { width: 390, height: 844 }] as const),
  ['home', 'desktop', { width: 1280, height: 900 }] as const,
]) {
  test(`a late typeface shifts nothing: ${name} on a ${device}`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport)
    const fetched: string[] = []
    let release = (): void => {}
    const late = new Promise<void>((go) => {
      release = go
    })
    await page.route(FONT, async (route) => {
      fetched.push(route.request().url())
      await late
      await route.continue()
    })
    // A slow processor, as a phone's, paints the page before all of it has arrived.
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto((await pagePaths(baseURL ?? ''))[name], { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(painted, 'the text is painted without the typeface').toBe(1)
    expect(await isLoaded(page)).toBe(false)
    release()
    await expect.poll(() => isLoaded(page)).toBe(true)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    expect(fetched, 'the preload is the only request').toHaveLength(1)
  })
}

test('figures of prices have one width', async ({ page }) => {
  await page.goto('/products')
  await page.evaluate(() => document.fonts.ready)
  const widths = await page.evaluate(() =>
    ['$111.11', '$888.88', '$407.23'].map((text) => {
      const place = document.createElement('span')
      place.textContent = text
      document.querySelector('main')?.append(place)
      return Math.round(place.getBoundingClientRect().width * 10)
    }),
  )
  expect(new Set(widths).size).toBe(1)
})
