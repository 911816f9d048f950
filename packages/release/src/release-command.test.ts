import { closeAfterEach } from '../../../edge/src/testing/close-after-each'
import { CART_TOKEN, cartFiles, releaseStore, startReleaseSite } from '../../../edge/src/testing/start-release-site'
import { makeTree } from '../../../tools/src/testing/make-tree'
import { readProject } from './project/read-project'
import { releaseCommand } from './release-command'

closeAfterEach()

/** Fails if it can read a token. */
const SCRIPT = `
const tokens = Object.keys(process.env).filter((name) => name.includes('TOKEN') && name.startsWith('SUPERIUM'))
if (tokens.length > 0) throw new Error('It can read ' + tokens)
`

/** A remote's own folder outside the repository, whose build copies prepared files to `dist`. */
function folder(version: string, manifest: object = {}): string {
  const { 'server/remoteEntry.cjs': server = '', 'integrity.json': _, ...browser } = cartFiles(version)
  const files = Object.entries(browser).map(([file, content]) => [`built/browser/${file}`, content])
  return makeTree({
    ...Object.fromEntries(files),
    'built/server/remoteEntry.cjs': server,
    'CHANGELOG.md': `## ${version}\n\n- Gift wrapping\n`,
    'test.cjs': SCRIPT,
    'build.cjs': `${SCRIPT}
if (process.env.SUPERIUM_BUILD_VERSION !== '${version}') throw new Error('wrong version')
require('node:fs').cpSync('built', 'dist', { recursive: true })
`,
    'package.json': JSON.stringify({
      name: '@gifts/mf-cart',
      version,
      scripts: { test: 'node test.cjs', build: 'node build.cjs' },
      ...manifest,
    }),
  })
}

/** Runs `superium-release` in a folder. */
function runner(dir: string, env: Record<string, string>) {
  const said: string[] = []
  const run = async (line: string) => {
    said.length = 0
    const found = readProject(dir)
    const code = await releaseCommand(line.split(' ').filter(Boolean), {
      command: 'superium-release',
      env,
      print: (text) => said.push(text),
      project: found?.project,
      ...(found && { sites: found.sites }),
    })
    return { code, output: said.join('\n') }
  }
  return run
}

const siteOf = async () => (await startReleaseSite()).listen({ host: '127.0.0.1', port: 0 })

test('a folder of its own is tested, built, released to 10 %, promoted and rolled back', async () => {
  process.env.SUPERIUM_RELEASE_TOKEN = CART_TOKEN
  try {
    const run = runner(folder('1.1.0'), { SUPERIUM_URL: await siteOf(), SUPERIUM_RELEASE_TOKEN: CART_TOKEN })
    const { code, output } = await run('--traffic 10')
    expect([code, output]).toEqual([0, expect.stringMatching(/✓ Test mf-cart[\s\S]*✓ Build mf-cart 1\.1\.0/)])
    expect(output).toContain('mf-cart 1.1.0 is live for 10 % of the visitors (revision 2)')
    expect(output).toContain('Next: superium-release ramp 50,100, or: superium-release promote')
    expect((await run('promote')).output).toContain('promote mf-cart 1.1.0 for everybody, by team mf-cart')
    expect((await run('rollback --why Slow')).output).toContain('rollback mf-cart 1.0.0 for everybody')
    const { output: status } = await run('status')
    expect(status).toMatch(/^mf-cart \(team Team\)\n {2}1\.0\.0[\s\S]*Last steps\n {2}4\. .*: Slow\n/)
    await expect(run('')).rejects.toThrow('mf-cart 1.1.0 was already released, and a version never changes.')
    await expect(run('--name mf-gift')).rejects.toThrow("mf-gift is not this folder's name")
  } finally {
    delete process.env.SUPERIUM_RELEASE_TOKEN
  }
})

test('a version is uploaded for nobody, and a link opens it in one browser', async () => {
  const app = await startReleaseSite(releaseStore(), { serviceToken: 'a-service-token-of-a-test-site' })
  const site = await app.listen({ host: '127.0.0.1', port: 0 })
  const run = runner(folder('1.1.0'), { SUPERIUM_URL: site, SUPERIUM_RELEASE_TOKEN: CART_TOKEN })
  expect((await run('--no-live')).output).toContain('Next: superium-release preview 1.1.0, or:')
  await expect(run('')).rejects.toThrow('To make what was uploaded live: superium-release live 1.1.0')
  const { code, output } = await run('preview --hours 2 --page /cart')
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^mf-cart 1\.1\.0 for whoever opens this link until \d{4}-/),
  ])
  const link = output.split('\n')[1] ?? ''
  expect(link.startsWith(`${site}/cart?superium-override=`)).toBe(true)
  const opened = await fetch(link, { redirect: 'manual', headers: { accept: 'text/html' } })
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/cart'])
  await expect(run('preview 9.9.9')).rejects.toThrow('mf-cart 9.9.9 is not in the store.')
  await expect(run('preview --hours 73')).rejects.toThrow('--hours must be a whole number from 1 to 72')
  await expect(run('preview --page //evil.example')).rejects.toThrow('--page must be a path of the site')
})

test('a failed test and a failed build end a release with their output', async () => {
  const env = { SUPERIUM_URL: await siteOf(), SUPERIUM_RELEASE_TOKEN: CART_TOKEN }
  const failing = (scripts: object) => runner(folder('1.1.0', { scripts }), env)
  const fail = 'node -e "console.log(5 * 5); process.exit(3)"'
  await expect(failing({ test: fail })('')).rejects.toThrow(/^npm run test failed:\n25\n/)
  await expect(failing({ build: fail })('--no-live')).rejects.toThrow(/^npm run build failed:\n25\n/)
  await expect(failing({})('--no-live')).rejects.toThrow('has no script "build"')
  await expect(failing({})('--no-live --skip-build')).rejects.toThrow('There is no build in')
})

test('without a site, a token, a name or a changelog the sentence says what to set', async () => {
  const run = runner(folder('1.1.0'), {})
  await expect(run('status')).rejects.toThrow('Which site? Pass --site')
  await expect(run('status --site https://shop.example')).rejects.toThrow(
    'Set SUPERIUM_RELEASE_TOKEN to the token of mf-cart for https://shop.example.',
  )
  const elsewhere = runner(makeTree(), { SUPERIUM_RELEASE_TOKEN: CART_TOKEN })
  await expect(elsewhere('status')).rejects.toThrow('name what you mean with --name')
  await expect(elsewhere('promote --name mf-cart --site http://127.0.0.1:9')).rejects.toThrow(
    'Name the version of mf-cart: this is not its folder.',
  )
  const unsaid = runner(folder('1.2.0', { version: '1.3.0' }), {
    SUPERIUM_URL: 'http://127.0.0.1:9',
    SUPERIUM_RELEASE_TOKEN: CART_TOKEN,
  })
  await expect(unsaid('')).rejects.toThrow('CHANGELOG.md of mf-cart has no section for 1.3.0')
})

test('a package.json that is no JSON is named', () => {
  expect(() => readProject(makeTree({ 'package.json': '{' }))).toThrow(/package\.json cannot be read/)
})

test('the options are printed on demand, without a site', async () => {
  const { code, output } = await runner(makeTree(), {})('--help')
  expect([code, output]).toEqual([0, expect.stringContaining('superium-release promote [1.4.0]')])
})
