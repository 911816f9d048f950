import { type OwnEdge, startOwnEdge } from '../edge/start-own-edge'
import { expectAccessible } from '../expect-accessible'
import { expect, type Page, test } from '../site-test'

const ID = 'G-ABC123DEF4'

/** Sends the name of each event, as Google's tag does. */
const TAG = `
  const send = (entry) => entry[0] === 'event' && fetch('https://region1.google-analytics.com/g/collect?en=' + entry[1], { method: 'POST', mode: 'no-cors' })
  dataLayer.forEach(send)
  const push = dataLayer.push.bind(dataLayer)
  dataLayer.push = (entry) => (send(entry), push(entry))
`

// All tests share one edge.
test.describe.configure({ mode: 'default' })
let edge: OwnEdge

test.beforeAll(async ({ baseURL }) => {
  edge = await startOwnEdge(baseURL ?? '', {
    GA4_MEASUREMENT_ID: ID,
    SOCIAL_LINKS: 'https://www.instagram.com/superium,Our club=https://club.example/',
    BLOG_URL: 'https://blog.example/',
  })
})

test.afterAll(() => edge.stop())

/** Answers Google's addresses; the returned list gets every request to them. */
async function watchGoogle(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.route(/google/, (route) => {
    const url = route.request().url()
    seen.push(url)
    return route.fulfill({ status: 200, contentType: 'text/javascript', body: url.includes('gtag/js') ? TAG : '' })
  })
  return seen
}

const notice = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })

test('nothing is asked or sent where nothing is measured', async ({ watched: page }) => {
  const google = await watchGoogle(page)
  const answer = await page.goto('/products')
  expect(answer?.headers()['content-security-policy']).not.toMatch(/analytics|tagmanager/)
  expect(JSON.parse((await page.locator('#superium-config').textContent()) ?? '')).not.toHaveProperty('analytics')
  await page.waitForFunction(() => window.superiumBooted)
  await expect(notice(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0)
  expect(google).toEqual([])
})

test('both answers weigh the same; Decline is kept; after Accept in the privacy choices, the listing that is shown is sent', async ({
  watched: page,
}) => {
  const google = await watchGoogle(page)
  const sent = () => google.map((url) => new URL(url).searchParams.get('en'))
  await page.goto(`${edge.base}/products`)
  const decline = notice(page).getByRole('button', { name: 'Decline' })
  const accept = notice(page).getByRole('button', { name: 'Accept' })
  const [one, other] = [await decline.boundingBox(), await accept.boundingBox()]
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height])
  expect(await decline.getAttribute('class')).toBe(await accept.getAttribute('class'))
  await decline.click()
  await expect(notice(page)).toBeHidden()

  await page.reload()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  await expect(notice(page)).toContainText('You have declined.')
  expect(google).toEqual([])
  await accept.click()
  await expect.poll(() => google[0]).toBe(`https://www.googletagmanager.com/gtag/js?id=${ID}`)
  await page.reload()
  await expect.poll(sent).toContain('view_item_list')
  expect(sent()).toContain('page_view')
})

test('the notice leaves header and bottom bar of a phone free, and is accessible', async ({ watched: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${edge.base}/help`)
  await expect(notice(page)).toBeVisible()
  const box = await notice(page).boundingBox()
  const bar = await page.getByRole('navigation', { name: 'Quick access' }).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await expectAccessible(page, 'the privacy choices', 'section[aria-labelledby=privacy-title]')
})

test('the server sends the configured links', async () => {
  const { html } = await edge.get('/help')
  expect(html).toContain('<use href="/social-icons.svg#instagram">')
  expect(html).toContain('href="https://club.example/"')
  expect(html).toMatch(/href="https:\/\/blog\.example\/"[^>]*>Blog/)
})
