import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { accounts, tokenOf } from '../accounts'
import { expect, test } from '../site-test'
import { buildTestRemote } from './build-test-remote'

const root = join(import.meta.dirname, '../../..')
const name = `mf-poll-${randomBytes(4).toString('hex')}`
const path = `/${name.slice(3)}`

/** A page with a button of its own MUI, in another major than the site's, beside a switch of the site's. */
const PAGE = `
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { FormControlLabel, MuiRoot, Switch } from '@superium/shared/forms'
import { Page, PageTitle } from '@superium/shared/ui'
import Button from 'mui-7/Button'
import { createTheme, ThemeProvider } from 'mui-7/styles'
import version from 'mui-7/version'
import { useState } from 'react'

const theme = createTheme({ palette: { primary: { main: '#663399' } } })
const nonce = document.querySelector('meta[property="csp-nonce"]')?.nonce
const cache = createCache({ key: 'poll', ...(nonce && { nonce }) })

export function Component() {
  const [votes, setVotes] = useState(0)
  const [open, setOpen] = useState(false)
  return (
    <Page>
      <PageTitle title="Poll" />
      <h1>Poll</h1>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <Button variant="contained" onClick={() => setVotes(votes + 1)}>{version + ': ' + votes + ' votes'}</Button>
        </ThemeProvider>
      </CacheProvider>
      <MuiRoot>
        <FormControlLabel control={<Switch checked={open} onChange={() => setOpen(!open)} />} label="Open" />
      </MuiRoot>
    </Page>
  )
}
`

const ROUTES = `
export default [
  {
    path: '${path}',
    handle: { render: 'browser', meta: () => ({ title: 'Poll', canonical: '${path}' }) },
    lazy: () => import('./page'),
  },
]
`

/** Releases the remote in a folder without making it live; resolves to the exit code and what was printed. */
const upload = (dir: string, site: string, token: string): Promise<{ code: number; printed: string }> =>
  new Promise((resolve) => {
    const main = JSON.stringify(join(root, 'packages/release/src/main.ts'))
    const run = `process.exitCode = await (await import(${main})).main(['--no-live', '--skip-tests', '--skip-build'])`
    const args = ['--import', join(root, 'node_modules/tsx/dist/loader.mjs'), '--input-type=module', '-e', run]
    const env = { ...process.env, SUPERIUM_URL: site, SUPERIUM_RELEASE_TOKEN: token }
    const child = execFile(process.execPath, args, { cwd: dir, env }, (_, out, errors) =>
      resolve({ code: child.exitCode ?? 1, printed: out + errors }),
    )
  })

async function dataOf(answer: APIResponse) {
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

/** The release API as an administrator. */
async function asAdministrator(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const at = '/releases/v1/names'
  return {
    register: async (budget: number) =>
      dataOf(await request.post(at, { headers, data: { name, owner: 'Poll', budget } })),
    makeToken: async (): Promise<string> => {
      const data = { label: 'CI', kind: 'job', days: 1 }
      return (await dataOf(await request.post(`${at}/${name}/tokens`, { headers, data }))).token
    },
    allow: async (budget: number) => dataOf(await request.patch(`${at}/${name}`, { headers, data: { budget } })),
    remove: async () => dataOf(await request.delete(`${at}/${name}`, { headers })),
  }
}

let dir: string
test.beforeAll(async () => {
  dir = await buildTestRemote({
    options: {
      ...{ name, owner: 'Poll', exposes: { './routes': './src/routes.tsx' } },
      pages: [{ path, title: 'Poll', description: 'A poll', indexed: true, personal: false }],
    },
    files: { 'src/routes.tsx': ROUTES, 'src/page.tsx': PAGE },
  })
})
test.afterAll(() => rmSync(dir, { recursive: true }))

test('a remote brings MUI 7 beside the MUI 9 of the site: said in its facts, paid from its budget, both work in one page', async ({
  watched: page,
  baseURL,
}) => {
  // It uploads twice and opens pages: on a busy machine a minute is not enough.
  test.setTimeout(120_000)
  const site = baseURL ?? ''
  const facts = JSON.parse(readFileSync(join(dir, 'dist/browser/superium.json'), 'utf8'))
  expect(facts.own).toMatchObject({ '@mui/material': expect.stringMatching(/^7\./) })
  expect(Object.keys(facts.own).filter((one) => /^react(?:-dom|-router.*)?$|^nanostores$/.test(one))).toEqual([])

  const administrator = await asAdministrator(page.request, await tokenOf(page, accounts.admin))
  await administrator.register(15_000)
  try {
    const token = await administrator.makeToken()
    const tooMuch = await upload(dir, site, token)
    expect(tooMuch.code).toBe(1)
    expect(tooMuch.printed).toMatch(
      /first load with the libraries of its own is \d+\.\d kB, more than its registered budget of 15\.0 kB/,
    )
    await administrator.allow(60_000)
    const taken = await upload(dir, site, token)
    expect(taken.code, taken.printed).toBe(0)

    const preview = { headers: { authorization: `Bearer ${token}` }, data: { versions: { [name]: '1.0.0' } } }
    await page.goto((await dataOf(await page.request.post('/releases/v1/overrides', preview))).path)
    await page.goto(path)
    const own = page.getByRole('button', { name: /^7\.\d+\.\d+: 0 votes/ })
    await expect(own).toHaveCSS('background-color', 'rgb(102, 51, 153)')
    await own.click()
    await expect(page.getByRole('button', { name: /: 1 votes/ })).toBeVisible()
    const theirs = page.getByRole('switch', { name: 'Open' })
    await theirs.check()
    await expect(theirs).toBeChecked()
    // Each has styles of its own cache, all of which the content security policy lets in.
    const caches = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map(
        ({ dataset, sheet }) => `${dataset.emotion} ${(sheet?.cssRules.length ?? 0) > 0}`,
      ),
    )
    expect(new Set(caches)).toEqual(new Set(['mui true', 'mui-global true', 'poll true']))
  } finally {
    await administrator.remove()
  }
})
