import { expectAccessible } from '../expect-accessible'
import { layoutShift } from '../layout-shift'
import { expect, test } from '../site-test'
import { buildContributingRemote } from './build-contributing-remote'
import { type OwnEdge, startOwnEdge } from './start-own-edge'

const gift = {
  name: 'mf-gift',
  path: '/gifts',
  title: 'Gift cards',
  contributions: {
    header: [
      { label: 'Gift cards', to: '/gifts', order: 10 },
      { label: '<b>For you</b>', to: '/gifts#all', order: 20, session: 'guest' },
    ],
    drawer: [{ label: 'Gifts for her', to: '/gifts?for=her', order: 10 }],
    footer: [{ label: 'About gift cards', to: '/gifts#about', order: 10, column: 'about' }],
    account: [{ label: 'Your gift cards', to: '/gifts#yours', order: 30, icon: 'gift' }],
    home: { label: 'Gift ideas', order: 10, height: { phone: 234, wide: 234 } },
  },
  home: `
import { useState } from 'react'
import css from './home.module.css'
export default function GiftIdeas() {
  const [count, setCount] = useState(0)
  return (
    <div className={css.box}>
      <h2>Ideas for gifts</h2>
      <button type="button" onClick={() => setCount(count + 1)}>{'Seen ' + count}</button>
    </div>
  )
}`,
}

const club = {
  name: 'mf-club',
  path: '/club',
  title: 'The club',
  contributions: {
    header: [{ label: 'Our very own club', to: '/club', order: 30 }],
    footer: [{ label: 'Join the club', to: '/club', order: 5 }],
    home: { label: 'Club news', order: 5, height: { phone: 200, wide: 200 } },
  },
  home: 'export default function News() { throw new Error("broken section") }',
}

// All tests share one edge, and building the remotes takes a while.
test.describe.configure({ mode: 'default' })
let edge: OwnEdge

test.beforeAll(async ({ baseURL }) => {
  const [started, ...built] = await Promise.all([
    startOwnEdge(baseURL ?? ''),
    buildContributingRemote(gift),
    buildContributingRemote(club),
  ])
  edge = started
  const builds = { 'mf-gift': built[0], 'mf-club': built[1] }
  // A remote of contract 1 says its paths and slots only.
  const contract1 = () => ({ contract: 1, pages: undefined, redirects: undefined, contributions: undefined })
  await edge.add(builds, { 'mf-catalog': contract1 })
})
test.afterAll(() => edge?.stop())

/** Which menus of a document link to an address. */
const linkTo = (to: string) => new RegExp(`<a[^>]* href="${to.replace(/[?]/g, '\\?')}"`)

test('the document has entries and sections for everybody, rendered with the styles of the section', async () => {
  // A busy machine may take a remote's first rendering for a hang, and leaves it out for a while.
  await expect.poll(async () => (await edge.get('/')).html, { timeout: 45_000 }).toContain('Ideas for gifts')
  const { html, status } = await edge.get('/')
  expect(status).toBe(200)
  const body = html.slice(html.indexOf('<body'), html.indexOf('id="superium-discovery"'))
  expect(body).toMatch(linkTo('/gifts'))
  expect(body).toMatch(linkTo('/gifts#about'))
  expect(body).toMatch(linkTo('/club'))
  expect(body).not.toMatch(linkTo('/gifts#all'))
  expect(body).not.toContain('<b>For you</b>')
  expect(html.slice(0, html.indexOf('<body'))).toContain('min-height:200px')
  // The remote that throws costs its own place only.
  expect(body).toContain('aria-label="Club news"')

  // Remotes of contract 1 and 2 answer side by side.
  const old = await edge.get('/products')
  expect([old.status, /<h1[^>]*>/.test(old.html)]).toEqual([200, true])
  const added = await edge.get('/gifts')
  expect(added.status).toBe(200)
  expect(added.html).toContain('<h1>Gift cards</h1>')
  expect(added.html).toContain('<title>Gift cards · Superium</title>')
})

test('on a wide window the header has the entries, by keyboard too, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${edge.base}/products`)
  const more = page.getByRole('banner').getByRole('navigation', { name: 'More pages' })
  await expect(more.getByRole('link')).toHaveText(['Gift cards', 'Our very own club'])
  expect(await layoutShift(page)).toBeLessThan(0.05)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
  await expectAccessible(page, 'header with entries', 'header')
  await page.getByRole('banner').getByRole('link', { name: 'Offers' }).focus()
  await page.keyboard.press('Tab')
  await expect(more.getByRole('link', { name: 'Gift cards' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Gift cards' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About gift cards' }).click()
  await expect(page).toHaveURL(`${edge.base}/gifts#about`)
  // The header has no room for a third one.
  await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog', { name: 'Superium' }).getByRole('link', { name: '<b>For you</b>' }).click()
  await expect(page).toHaveURL(`${edge.base}/gifts#all`)
})

test('sections work when the visitor comes near; the one that fails says so in its place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(edge.base)
  const ideas = page.getByRole('region', { name: 'Gift ideas' })
  const before = await ideas.boundingBox()
  await ideas.scrollIntoViewIfNeeded()
  const seen = ideas.getByRole('button', { name: /^Seen/ })
  await expect(async () => {
    await seen.click()
    await expect(seen).not.toHaveText('Seen 0', { timeout: 1_000 })
  }).toPass()
  expect((await ideas.boundingBox())?.height).toBe(before?.height)
  const news = page.getByRole('region', { name: 'Club news' })
  await expect(news.getByRole('alert')).toContainText('not available just now')
  await expectAccessible(page, 'sections', 'main > section')
  // The remote's link works all the same.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Join the club' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The club' })).toBeVisible()
})

test('on a phone the drawer has the entries and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(edge.base)
  await expect(page.getByRole('navigation', { name: 'More pages' })).toBeHidden()
  await page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Superium' })
  await expect(drawer.getByRole('link', { name: 'Our very own club' })).toBeVisible()
  await expectAccessible(page, 'drawer with entries', 'dialog[open]')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await drawer.getByRole('link', { name: 'Gifts for her' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gift cards' })).toBeVisible()
})
