import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../tools/src/process/free-port'
import { expect, test } from '../site-test'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs `npm run dev -w mf-cart -- --in <site>` until the test ends; resolves to the printed link. */
async function join(site: string): Promise<{ link: string; child: ChildProcess }> {
  const args = ['tools/cli.mjs', 'dev', 'mf-cart', '--in', site, '--port', String(await freePort())]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  for await (const part of child.stdout) {
    said += part
    const [link] = /http:\S+superium-override=\S+/.exec(said) ?? []
    if (link) return { link, child }
  }
  throw new Error(`The remote did not join: ${said}`)
}

test("a remote's development build runs inside the site for one browser", async ({
  watched: page,
  baseURL,
  browser,
}) => {
  const { link, child } = await join(baseURL ?? '')
  try {
    await page.goto(link)
    const badge = page.getByRole('complementary', { name: 'Override' })
    await expect(badge).toContainText(/mf-cart \d+\.\d+\.\d+-dev/)
    await page.getByRole('button', { name: /^Cart, / }).click()
    await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Your cart is empty.')
    await page.goto('/cart')
    await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
    const other = await (await browser.newContext()).newPage()
    await other.goto('/cart')
    await expect(other.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
    const foreign = (origin: string): Promise<number> =>
      other.evaluate(
        (own) => performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(own)).length,
        origin,
      )
    expect(await foreign(new URL(other.url()).origin)).toBe(0)
  } finally {
    // Otherwise the page reports that it lost the development server.
    await page.goto('about:blank')
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
})
