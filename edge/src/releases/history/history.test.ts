import { closeAfterEach } from '../../testing/close-after-each'
import { addDiscovery, makeReleaseStore } from '../../testing/make-release-store'
import { ADMIN_TOKEN, ask, cartFiles, releaseStore, startReleaseSite } from '../../testing/start-release-site'
import { folderStore } from '../store/folder-store'
import { searchSteps } from './search-steps'
import { createStepReader } from './step-reader'

closeAfterEach()

/** A history of `count` empty revisions. */
function longHistory(count: number) {
  const dir = makeReleaseStore({})
  for (let number = 1; number <= count; number += 1) addDiscovery(dir, number, '{"schema":"s","microFrontends":{}}')
  const store = folderStore(dir)
  const steps = createStepReader(store)
  return async (before?: number, matches: (step: { number: number }) => boolean = () => true) => {
    const page = await searchSteps(await store.revisions(), steps, matches, before)
    return { ...page, steps: page.steps.map(({ number }) => number) }
  }
}

test('pages lead to older and newer steps and back to the newest', async () => {
  const page = longHistory(45)
  const first = await page()
  expect([first.steps[0], first.steps.at(-1), first.older, first.newer]).toEqual([45, 26, 26, null])
  const second = await page(26)
  expect([second.steps[0], second.steps.at(-1), second.older, second.newer]).toEqual([25, 6, 6, { before: null }])
  const last = await page(6)
  expect([last.steps, last.older, last.newer]).toEqual([[5, 4, 3, 2, 1], null, { before: 26 }])
})

test('the last match ends the pages, although older revisions exist', async () => {
  const found = await longHistory(30)(undefined, ({ number }) => number > 28)
  expect(found).toEqual({ steps: [30, 29], older: null, newer: null })
})

test('a step that the store does not give is not left out: the search fails', async () => {
  const dir = makeReleaseStore({})
  for (const number of [1, 2, 3]) addDiscovery(dir, number, '{"schema":"s","microFrontends":{}}')
  const store = folderStore(dir)
  const { revision } = store
  store.revision = async (number) => (number === 2 ? Promise.reject(new Error('status 503')) : revision(number))
  const search = searchSteps([1, 2, 3], createStepReader(store), () => true, undefined)
  await expect(search).rejects.toThrow('The release store does not answer.')
})

test('one search reads at most 400 revisions and goes on with its next page', async () => {
  const page = longHistory(430)
  const only = ({ number }: { number: number }) => number === 2
  const found = await page(undefined, only)
  expect(found).toEqual({ steps: [], older: 31, newer: null })
  expect((await page(found.older ?? undefined, only)).steps).toEqual([2])
  // Steps that were read before are not read again.
  expect((await page(undefined, only)).steps).toEqual([2])
})

test('the history is searched by name, version, actor, action and words', async () => {
  const app = await startReleaseSite(releaseStore())
  await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=10&why=Shorter+checkout', { tar: cartFiles('1.1.0') })
  await ask(app, 'POST', '/mf-cart/promote', { token: ADMIN_TOKEN, body: { version: '1.1.0', why: 'No failures' } })
  const found = async (query: string) =>
    (await ask(app, 'GET', `/history?${query}`)).data.steps.map(({ number }: { number: number }) => number)
  expect(await found('')).toEqual([3, 2, 1])
  expect(await found('name=mf-cart&version=1.1.0')).toEqual([3, 2])
  expect(await found('name=shell')).toEqual([])
  expect(await found('action=canary')).toEqual([2])
  expect(await found('by=admin')).toEqual([3])
  expect(await found('by=ADA%40shop')).toEqual([3])
  expect(await found('text=shorter')).toEqual([2])
  // "Team" is the owner of mf-cart.
  expect(await found('by=team&text=team')).toEqual([2])
  expect(await found('before=3&text=mf-cart+1.1')).toEqual([2])
})

test.each([
  ['before=0', 'before must be'],
  ['before=x', 'before must be'],
  ['action=fly', 'action must be one of'],
  ['name=../x', 'name "../x" is not'],
  [`text=${'x'.repeat(101)}`, 'text must be one text'],
  ['by=a&by=b', 'by must be one text'],
])('a search with %s is refused', async (query, words) => {
  const answer = await ask(await startReleaseSite(), 'GET', `/history?${query}`)
  expect([answer.status, answer.message]).toEqual(['error', expect.stringContaining(words)])
})

test('nobody searches the history without a token', async () => {
  expect((await (await startReleaseSite()).inject('/releases/v1/history')).statusCode).toBe(401)
})
