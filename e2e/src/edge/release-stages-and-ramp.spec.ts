import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'
import { accounts, tokenOf } from '../accounts'
import { expectAccessible } from '../expect-accessible'
import { expect, test } from '../site-test'
import { addHistory, addVersion, makeRampDue } from './add-version-and-history'
import { type OwnEdge, startOwnEdge } from './start-own-edge'

/** A staging site's public document: the live one of the site under test, with another mf-cart. */
async function startStaging(site: string) {
  const asked: { url?: string | undefined; cookie?: string | undefined }[] = []
  const document = await (await fetch(`${site}/discovery.json?versions=all`)).json()
  const [cart] = document.microFrontends['mf-cart']
  cart.metadata.version = '9.1.0'
  cart.deployment = { traffic: 90, default: true }
  const canary = structuredClone(cart)
  canary.metadata.version = '9.2.0'
  canary.deployment = { traffic: 10, default: false }
  document.microFrontends['mf-cart'] = [cart, canary]
  const server = createServer(({ url, headers }, response) => {
    asked.push({ url, cookie: headers.cookie })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(document))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() }
}

// Both tests share one edge.
test.describe.configure({ mode: 'default' })
let staging: Awaited<ReturnType<typeof startStaging>>
let edge: OwnEdge
test.beforeAll(async ({ baseURL: site }) => {
  const baseURL = site ?? ''
  staging = await startStaging(baseURL)
  edge = await startOwnEdge(baseURL, {
    ...{ AUTH_EMULATOR_URL: baseURL, FIREBASE_API_KEY: 'demo-key', SERVER_RENDERING: 'off' },
    STAGES: `staging=${staging.url},broken=http://127.0.0.1:9,production=this`,
  })
  addHistory(edge.store, ['A rare reason', ...Array.from({ length: 24 }, (_, index) => `Step ${index + 1}`)])
  for (const remote of ['mf-cart', 'mf-account']) addVersion(edge.store, remote, '9.0.0')
})
test.afterAll(() => {
  edge?.stop()
  staging?.close()
})

/** Options of a browser in which an administrator is signed in at the edge of the test. */
const atEdge = ({ cookies, origins }: Awaited<ReturnType<BrowserContext['storageState']>>) => ({
  storageState: { cookies, origins: origins.map((kept) => ({ ...kept, origin: edge.base })) },
})

test('stages, and a ramp that the site carries on by itself', async ({ openWatched, sessionOf }) => {
  const page = await openWatched(atEdge(await sessionOf('admin')))
  await page.goto(`${edge.base}/superium-admin/releases`)

  const row = page.getByRole('table', { name: 'Versions by stage' }).getByRole('row', { name: /^mf-cart/ })
  const [there, broken, here] = [0, 1, 2].map((index) => row.getByRole('cell').nth(index))
  await expect(there ?? row).toHaveText(/9\.1\.0.*9\.2\.0 at 10 %.*1 version behind/s)
  await expect(broken ?? row).toHaveText('It does not answer.')
  await expect(here ?? row).toContainText(`superium-release --from staging 9.1.0 --name mf-cart --site ${edge.base}`)
  expect(staging.asked[0]).toEqual({ url: '/discovery.json?versions=all', cookie: undefined })

  const card = page.getByRole('article', { name: 'mf-cart', exact: true })
  await card.getByText(/other versions? in the store/).click()
  await card.getByRole('button', { name: 'Ramp up mf-cart 9.0.0 step by step' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ramp up mf-cart 9.0.0' })
  await dialog.getByLabel('Per cent of visitors, step by step').fill('10, 50')
  await dialog.getByLabel('Time between two steps').selectOption('another time')
  await dialog.getByLabel('Minutes between two steps').fill('1')
  await dialog.getByLabel('Reason').fill('Ramped in a test')
  await dialog.getByRole('button', { name: 'Start the ramp' }).click()
  await expect(card.getByRole('img', { name: /, 9\.0\.0: 10 % of visitors$/ })).toBeVisible()
  await expect(card.getByRole('region', { name: 'Ramp of mf-cart 9.0.0' })).toContainText('50 % at')
  await expectAccessible(page, 'the releases page with a ramp', 'section[aria-label^="Ramp of"]')

  // Nobody looks while the site takes the next step.
  await page.goto('about:blank')
  const cartOf = async () => {
    const document = await (await fetch(`${edge.base}/discovery.json?versions=all`)).json()
    return document.microFrontends['mf-cart'].map((one: { deployment: { traffic: number } }) => one.deployment.traffic)
  }
  makeRampDue(edge.store, 'mf-cart')
  // It looks for due steps every 15 seconds.
  await expect.poll(cartOf, { timeout: 40_000 }).toEqual([50, 50])

  await page.goto(`${edge.base}/superium-admin/releases`)
  const list = page.getByRole('list', { name: 'History' })
  await expect(list.getByText('Step of a ramp (10 % and 50 %)')).toBeVisible()
  await expect(list.getByText('Ramped in a test')).toHaveCount(2)
})

test('the history on a phone has older revisions, a search and a filter, each with its address', async ({
  openWatched,
  sessionOf,
}) => {
  const page = await openWatched({ ...atEdge(await sessionOf('admin')), viewport: { width: 390, height: 844 } })
  const headers = { authorization: `Bearer ${await tokenOf(page, accounts.admin)}` }
  const plan = { steps: [10, 50], everyMinutes: 60, why: 'Started by a person' }
  const started = await page.request.post(`${edge.base}/releases/v1/mf-account/9.0.0/ramp`, { headers, data: plan })
  expect(started.ok(), await started.text()).toBe(true)
  await page.goto(`${edge.base}/superium-admin/releases`)
  const list = page.getByRole('list', { name: 'History' })
  const newest = list.getByText('Started by a person')
  await expect(newest).toBeVisible()
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(list.getByText('A rare reason')).toBeVisible()
  await expect(page).toHaveURL(/[?&]history=\d+/)
  await page.reload()
  await expect(list.getByText('A rare reason')).toBeVisible()
  await page.goBack()
  await expect(newest).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search the history' }).fill('rare REASON')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('listitem').filter({ hasText: 'Revision' })).toHaveCount(1)
  await expect(page).toHaveURL(/[?&]find=rare\+REASON/)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await page.getByRole('combobox', { name: 'By', exact: true }).selectOption('administrators')
  await expect(newest).toBeVisible()
  await expect(list.getByText('Step 24')).toBeHidden()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})
