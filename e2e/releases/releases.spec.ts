import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { RepositoryCopy } from '../docs/repository-copy'
import { changedRelease } from './chaos/broken-release'
import { askAs } from './chaos/release-api'
import { edges, releaseFolder, siteUrl } from './site-locations'
import { startShopper } from './start-shopper'
import { bucketNumber, bucketsWith, releases, versionFor } from './visitor-buckets-and-versions'

// Each test builds and releases with a team's commands, and automatic rollback waits for enough page views.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

const cartTitle = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
/** The versions of mf-cart that an edge serves to these visitors. */
const versionsBy = (edge: string, visitors: string[]) => Promise.all(visitors.map((bucket) => versionFor(edge, bucket)))

let team: RepositoryCopy
let before: string

test.beforeAll(async () => {
  team = new RepositoryCopy()
  before = (await versionFor(siteUrl(), bucketNumber(0))) ?? ''
})
test.afterEach(async () => {
  team.reset()
  for (const visitor of visitors.splice(0)) await visitor.close()
})
test.afterAll(() => team.remove())

/** Runs `npm run release …` as in the README, without the package's tests, which a trial change may break. */
const release = (options: string) => team.run(`npm run release ${options} --skip-tests --site ${siteUrl()}`)

/** Gives mf-cart a version, with its entry in the changelog. */
function setVersion(version: string): void {
  const { version: current } = JSON.parse(readFileSync(join(team.dir, 'mf-cart/package.json'), 'utf8'))
  team.change('mf-cart/package.json', `"version": "${current}"`, `"version": "${version}"`)
  appendFileSync(join(team.dir, 'mf-cart/CHANGELOG.md'), `\n## ${version}\n\n- Tried out: ${version}\n`)
}

/** Closed after the test, because closing earlier would lose the beacons of pages that are being left. */
const visitors: BrowserContext[] = []

/** Opens a page in a new browser context with this bucket, runs `look` and leaves the page. */
async function visit(browser: Browser, bucket: string, path: string, look: (page: Page) => Promise<void>) {
  // Each visitor has an address, of which two documents an hour count; the balancer hands it on.
  const address = `203.0.113.${Number.parseInt(bucket, 16) % 250}`
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } })
  visitors.push(context)
  await context.addCookies([{ name: 'superium-bucket', value: bucket, url: siteUrl() }])
  const page = await context.newPage()
  await page.goto(path)
  await look(page)
  // Leaving the page sends the beacon that automatic rollback counts.
  await page.goto('about:blank')
}

test('a release fails no purchase, and an open page keeps its version', async ({ page }) => {
  const shopper = await startShopper()
  await page.goto('/cart')
  await expect(cartTitle(page)).toHaveText('Your Cart')

  setVersion('1.0.1')
  team.change('mf-cart/src/texts.ts', "title: 'Your Cart'", "title: 'Your shopping cart'")
  const canary = await release('-w mf-cart -- --traffic 10')
  expect(canary.output).toContain('mf-cart 1.0.1 is live for 10 %')

  // Only the bucket decides, so every edge serves the same, and 400 fixed buckets always split the same way.
  const visitors = Array.from({ length: 400 }, (_, visitor) => bucketNumber(visitor))
  const [first = [], ...others] = await Promise.all(
    edges().map(async (edge) => {
      await expect.poll(() => versionsBy(edge, visitors.slice(0, 50))).toContain('1.0.1')
      return versionsBy(edge, visitors)
    }),
  )
  expect(others).toEqual([first])
  const share = first.filter((version) => version === '1.0.1').length / visitors.length
  expect(share).toBeGreaterThan(0.05)
  expect(share).toBeLessThan(0.15)
  expect(first.filter((version) => version !== '1.0.1' && version !== before)).toEqual([])

  const promoted = await release('-- promote mf-cart')
  expect(promoted.output).toContain('Done.')
  for (const edge of edges()) await expect.poll(() => versionFor(edge, bucketNumber(0))).toBe('1.0.1')

  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(`${siteUrl()}/`)
  await page.goBack()
  await expect(cartTitle(page)).toHaveText('Your Cart')
  await page.reload()
  await expect(cartTitle(page)).toHaveText('Your shopping cart')

  const enough = () => shopper.seen().orders > 3 || shopper.seen().failures.length > 0
  await expect.poll(enough, { timeout: 120_000 }).toBe(true)
  await shopper.stop()
  expect(shopper.seen().failures).toEqual([])
})

test('a rollback is live on every edge, and its duration is recorded', async () => {
  const done = await release("-- rollback mf-cart --why 'Tried out'")
  expect(done.output).toContain('Done.')
  const asked = Date.now()
  await Promise.all(edges().map((edge) => expect.poll(() => versionFor(edge, bucketNumber(0))).toBe(before)))
  test.info().annotations.push({ type: 'seconds until rolled back', description: String((Date.now() - asked) / 1_000) })
})

test('a version that throws is refused; forced live for 10 %, it is rolled back automatically', async ({ browser }) => {
  setVersion('1.0.2')
  team.change('mf-cart/src/cart/page.tsx', 'const items = useShared($cart)', "const items = broken('a bad release')")
  team.change('mf-cart/src/cart/page.tsx', 'const trail =', `${BROKEN}\nconst trail =`)
  const refused = await release('-w mf-cart --')
  expect(refused.works).toBe(false)
  expect(refused.output).toMatch(/The page \/cart throws when it is rendered: a bad release/)
  expect(existsSync(releaseFolder('mf-cart', '1.0.2'))).toBe(false)

  const forced = await release('-w mf-cart -- --traffic 10 --force --skip-build')
  expect(forced.output).toContain('mf-cart 1.0.2 is live for 10 %')
  for (const edge of edges()) {
    const visitors = Array.from({ length: 50 }, (_, visitor) => bucketNumber(visitor))
    await expect.poll(() => versionsBy(edge, visitors)).toContain('1.0.2')
  }
  // Failures that other tests caused before may outweigh a few, never twenty (`isBroken`).
  const unlucky = await bucketsWith('1.0.2', 24)
  const lucky = await bucketsWith(before, 24)
  const automaticRollback = async () => (await releases()).history.find(({ by }) => by.kind === 'automatic')
  for (const [visitor, bucket] of unlucky.entries()) {
    if (await automaticRollback()) break
    await Promise.all([
      visit(browser, bucket, '/cart', async (page) => {
        // The rollback may happen between the check above and this visit.
        const failure = page.getByRole('main').getByRole('alert').filter({ hasText: '(Cart)' })
        await expect(failure.or(cartTitle(page).filter({ hasText: 'Your Cart' }))).toBeVisible()
      }),
      visit(browser, lucky[visitor] ?? bucket, '/cart', async (page) => {
        await expect(cartTitle(page)).toHaveText('Your Cart')
      }),
    ])
  }
  await expect.poll(automaticRollback, { timeout: 120_000 }).toBeTruthy()

  const step = await automaticRollback()
  expect(step).toMatchObject({ action: 'rollback', changes: [{ name: 'mf-cart', version: before }] })
  // The page throws on both sides; whichever has enough failures first is the reason.
  expect(step?.why).toMatch(
    /^1\.0\.2 failed on \d+ of \d+ .* (?:page views in browsers|pages rendered on the server), .* in the last seven days/,
  )
  const { history } = await releases()
  const wentOut = history.find(({ changes }) => changes.some(({ version }) => version === '1.0.2'))
  test
    .info()
    .annotations.push({ type: 'seconds until rolled back automatically', description: secondsBetween(wentOut, step) })
  for (const edge of edges()) await expect.poll(() => versionFor(edge, unlucky[0] ?? '')).toBe(before)
})

test('files that differ from the release run neither on the server nor in a browser', async ({ browser }) => {
  const tar = await changedRelease('mf-cart', before, '1.0.3', {})
  expect(await askAs('mf-cart', 'PUT', 'mf-cart/1.0.3?traffic=10', tar)).toMatchObject({ status: 201 })
  const folder = releaseFolder('mf-cart', '1.0.3')
  // If they ran, the heading would show it on the server, and a global variable in the browser.
  const changed = [
    ...tamper(join(folder, 'server'), /\.cjs$/, (file) => replace(file, 'Help', 'Tampered help')),
    ...tamper(folder, /^help\.[0-9a-f]+\.js$/, (file) => appendFileSync(file, ';globalThis.tampered = true')),
  ]
  expect(changed).toEqual(expect.arrayContaining([expect.stringMatching(/\.cjs$/), expect.stringMatching(/\.js$/)]))
  // The compressed copies still hold the released file and would be sent instead.
  tamper(folder, /^help\..*\.(?:br|gz)$/, (file) => rmSync(file))
  for (const edge of edges()) {
    const visitors = Array.from({ length: 50 }, (_, visitor) => bucketNumber(visitor))
    await expect.poll(() => versionsBy(edge, visitors)).toContain('1.0.3')
  }
  const [bucket = ''] = await bucketsWith('1.0.3', 1)
  const [other = ''] = await bucketsWith(before, 1)

  /** The heading that the server rendered; undefined when it left the page to the browser. */
  const rendered = async (edge: string, number: string): Promise<string | undefined> => {
    const headers = { accept: 'text/html', cookie: `superium-bucket=${number}` }
    return /<h1[^>]*>([^<]*)<\/h1>/.exec(await (await fetch(`${edge}/help`, { headers })).text())?.[1]
  }
  for (const edge of edges()) {
    // A busy server leaves pages to the browser too, so wait until it renders.
    await expect.poll(() => rendered(edge, other), { timeout: 90_000 }).toBe('Help')
    expect([await rendered(edge, bucket), await rendered(edge, bucket)]).toEqual([undefined, undefined])
    await expect.poll(() => rendered(edge, other), { timeout: 90_000 }).toBe('Help')
  }
  await visit(browser, bucket, '/help', async (page) => {
    await expect(page.getByRole('main').getByRole('alert')).toContainText('(Cart)')
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  })
  expect(await askAs('mf-cart', 'POST', 'mf-cart/rollback', { why: 'Tried out' })).toMatchObject({ status: 200 })
})

const BROKEN = `function broken(why: string): ReturnType<typeof $cart.get> {
  throw new Error(why)
}`

function secondsBetween(from: { at: string } | undefined, to: { at: string } | undefined): string {
  return String((Date.parse(to?.at ?? '') - Date.parse(from?.at ?? '')) / 1_000)
}

function replace(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to))
}

/** Changes the files of a folder whose names match; returns the names. */
function tamper(folder: string, names: RegExp, change: (file: string) => void): string[] {
  const files = readdirSync(folder).filter((file) => names.test(file))
  for (const file of files) change(join(folder, file))
  return files
}
