import { lstatSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, test, type WebSocket } from '@playwright/test'
import { freePort } from '../../tools/src/process/free-port'
import { lockAsHere } from './lock-as-here'
import { ownRepositoryCommands } from './own-repository-section'
import { sharedExamples } from './shared-examples'
import { ShellSession } from './shell-session'

const REPOSITORY = join(import.meta.dirname, '../..')
const NOT_SOURCES = new Set(['node_modules', 'dist', '.data', '.git', 'test-results', 'playwright-report', 'coverage'])

// A run of its own name, so that the test can be repeated on one site.
const word = `gift${Date.now().toString(36)}`
const site = process.env.SUPERIUM_URL ?? 'http://localhost:3000'

/** What an open page asks for after a build. */
const UPDATE = /\.hot-update\.json$/

test.setTimeout(600_000)

test('a team outside the repository comes from an empty folder to a live remote, by the text of docs/releasing.md alone', async ({
  page,
  request,
  browser,
}) => {
  const [pack = [], make = [], dev = [], token = [], release = []] = ownRepositoryCommands(word, site)
  const session = new ShellSession({ npm_config_prefer_offline: 'true', npm_config_audit: 'false' })
  try {
    await session.run([`cd '${REPOSITORY}'`, ...pack, `cd '${session.start}'`])
    const before = { files: sourcesHere(), ...(await siteNow(request)) }
    const started = performance.now()

    await test.step('make, install and test the remote, with the examples of the shared package', async () => {
      const install = make.indexOf('npm install')
      await session.run(make.slice(0, install))
      lockAsHere(session.cwd, REPOSITORY)
      await session.run(make.slice(install, install + 1))
      for (const [index, example] of sharedExamples().entries())
        writeFileSync(join(session.cwd, `src/example-${index}.tsx`), example)
      await session.run(make.slice(install + 1))
      expect(readdirSync(session.cwd)).toEqual(expect.arrayContaining(['README.md', 'package-lock.json', 'src']))
    })

    await test.step('CI does the same once more, and builds', () => {
      const workflow = readFileSync(join(session.cwd, '.github/workflows/release.yml'), 'utf8')
      const commands = [...workflow.matchAll(/- run: (.*)/g)].map(([, command = '']) => command)
      expect(commands).toEqual(['npm ci', 'npm test', 'npm run build'])
    })

    await test.step('an edit is on the screen of the site', async () => {
      // The site is there and warm: the command looks for it for a moment only.
      await page.goto('/cart')
      const { found: link, stop } = await session.begin(
        `${dev.join('\n')} --port ${await freePort()}`,
        /http:\S+superium-override=\S+/,
      )
      try {
        const told = await openConnected(page, link.replace('/?', `/${word}?`))
        await followEdits(page, session.cwd, told)
      } finally {
        await stop()
      }
    })

    await test.step('release, which builds as CI does', async () => {
      await session.run(token)
      const printed = await session.run(release.slice(0, 1))
      const released = performance.now()
      // The host has Module Federation's runtime; a remote whose build missed the aliases would bring 50 kB of its own.
      const built = (file: string) => readFileSync(join(session.cwd, 'dist/browser', file), 'utf8')
      const entry = built(JSON.parse(built('mf-manifest.json')).metaData.remoteEntry.name)
      expect(entry).toContain('superiumFederation')
      expect(entry.length).toBeLessThan(20_000)
      expect(printed).toMatch(/is live for everybody \(revision \d+\), [\d.]+ s after the build/)
      // A browser without JavaScript sees what the server rendered.
      const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL: site })).newPage()
      await expect(async () => {
        await plain.goto(`/${word}`)
        await expect(plain.getByRole('heading', { level: 1, name: 'Gift' })).toBeVisible({ timeout: 1_000 })
      }).toPass()
      const [, seconds = ''] = /([\d.]+) s after the build/.exec(printed) ?? []
      console.log(`live ${seconds} s after the build, shown ${sinceMs(released)} ms after the command ended`)
      // The header has room for two links of all remotes: on a site where this test ran before, for those of earlier runs.
      await expect(plain.locator('header').getByRole('link', { name: 'Gift', exact: true }).first()).toBeVisible()
      await expect(plain.locator(`footer a[href="/${word}"]`)).toHaveText('Gift')
      await session.run(release.slice(1))
    })

    console.log(`from an empty folder to a live remote: ${Math.round(sinceMs(started) / 1000)} s`)
    expect({ files: sourcesHere(), ...(await siteNow(request)) }).toEqual(before)
  } finally {
    session.remove()
  }
})

/** Opens a page and waits until its build has said that it is up to date; resolves to the socket on which it does. */
async function openConnected(page: Page, path: string): Promise<WebSocket> {
  const [socket] = await Promise.all([
    page.waitForEvent('websocket').then(async (opened) => {
      await built(opened)
      return opened
    }),
    page.goto(path),
  ])
  return socket
}

/** Resolves when the socket says that a build has ended. */
const built = (socket: WebSocket) =>
  socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"type":"ok"'))

/** Edits the first page's title, breaks the page and repairs it, and checks the open page each time. */
async function followEdits(page: Page, dir: string, told: WebSocket): Promise<void> {
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Gift')
  await page.evaluate(() => Object.assign(window, { stays: true }))
  const texts = join(dir, 'src/texts.ts')
  const saveTitle = (shown: string) =>
    save(texts, readFileSync(texts, 'utf8').replace(/title: '\w+'/, `title: '${shown}'`))
  const ms: number[] = []
  for (const shown of ['Gifts', 'Presents']) {
    const saved = Date.now()
    saveTitle(shown)
    ms.push((await whenShown(page, shown)) - saved)
  }
  console.log(`from save to screen: ${ms.join(', ')} ms`)

  // The second of two edits is built before the page has fetched the first.
  const fetched = page.waitForRequest(UPDATE)
  let fetchNow = () => {}
  const mayFetch = new Promise<void>((resolve) => (fetchNow = resolve))
  await page.route(UPDATE, (route) => mayFetch.then(() => route.continue()), { times: 1 })
  saveTitle('Parcels')
  await fetched
  const builtAgain = built(told)
  saveTitle('Gift')
  await builtAgain
  fetchNow()
  await whenShown(page, 'Gift')
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)

  const file = join(dir, 'src/first-page/page.tsx')
  const whole = readFileSync(file, 'utf8')
  save(file, whole.replace('  return (', "  throw new Error('broken')\n  return ("))
  await expect(page.getByText(/not available just now/)).toBeVisible()
  save(file, whole)
  await expect(title).toHaveText('Gift')
}

/** Replaces a file at once, as editors do: a build never sees half of it. */
function save(file: string, content: string): void {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}

/** Resolves to the time when the open page shows the title. */
const whenShown = (page: Page, title: string): Promise<number> =>
  page.evaluate(
    (expected) =>
      new Promise<number>((resolve) => {
        const look = (): boolean => document.querySelector('h1')?.textContent === expected
        const changes = new MutationObserver(() => {
          if (look()) resolve(Date.now())
        })
        changes.observe(document.body, { childList: true, subtree: true, characterData: true })
        if (look()) resolve(Date.now())
      }),
    title,
  )

/** Each source of the repository with its size and time, to check that the remote's team changes none of them. */
function sourcesHere(dir = REPOSITORY): string[] {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name)
    if (NOT_SOURCES.has(name)) return []
    const found = lstatSync(path)
    return found.isDirectory() ? sourcesHere(path) : [`${path} ${found.size} ${found.mtimeMs}`]
  })
}

/** The shell that is live, and the processes of the site. */
async function siteNow(request: APIRequestContext): Promise<{ shell: unknown; processes: string }> {
  const { microFrontends } = await (await request.get(`${site}/discovery.json`)).json()
  const lock = process.env.SUPERIUM_RUN
  return { shell: microFrontends.shell, processes: lock ? readFileSync(lock, 'utf8') : '' }
}

const sinceMs = (start: number): number => Math.round(performance.now() - start)
