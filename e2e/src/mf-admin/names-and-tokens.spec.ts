import { createHash, randomBytes } from 'node:crypto'
import { expectAccessible } from '../expect-accessible'
import { expect, type Page, test } from '../site-test'

/** A small release without pages, which nobody gets to see: it is uploaded and previewed only. */
function releaseOf(name: string, version: string): Buffer {
  const container = name.replaceAll('-', '_')
  const facts = { kind: 'remote', name, container, owner: 'Gift', version, commit: 'abc', contract: 1 }
  const files: Record<string, string> = {
    'mf-manifest.json': JSON.stringify({
      name: container,
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
      shared: [],
      exposes: [{ path: './routes', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
    }),
    'superium.json': JSON.stringify({ ...facts, routes: [], slots: [], shared: {} }),
    'remoteEntry.js': `var ${container} = { init() {}, get: async () => () => ({ default: [] }) }`,
    'server/remoteEntry.cjs': 'exports.init = () => {}\nexports.get = async () => () => ({ default: [] })\n',
  }
  const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`
  const hashes = Object.entries(files).map(([file, text]) => [file, hashOf(text)])
  return tarOf({ ...files, 'integrity.json': JSON.stringify(Object.fromEntries(hashes)) })
}

/** A tar archive (POSIX ustar). */
function tarOf(files: Record<string, string>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const content = Buffer.from(text)
    const header = Buffer.alloc(512)
    header.write(name)
    header.write(`0000644\0${'0000000\0'.repeat(2)}`, 100)
    header.write(`${content.length.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0        0`, 124)
    header.write('ustar', 257)
    header.write('00', 263)
    const sum = header.reduce((total, byte) => total + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}

/** Calls the release API with a team's token. */
const asTeam = (page: Page, token: string) => ({
  upload: (name: string, version: string) =>
    page.request.put(`/releases/v1/${name}/${version}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
      data: releaseOf(name, version),
    }),
  preview: (versions: Record<string, string>) =>
    page.request.post('/releases/v1/overrides', { headers: { authorization: `Bearer ${token}` }, data: { versions } }),
  status: async () =>
    (await page.request.get('/releases/v1/names', { headers: { authorization: `Bearer ${token}` } })).status(),
})

test.use({ as: 'admin' })

test('an administrator registers a name and makes a token, with which the team uploads and previews until it is revoked', async ({
  watched: page,
  openWatched,
}) => {
  const name = `mf-gift-${randomBytes(4).toString('hex')}`
  await page.goto('/superium-admin/releases')
  const names = page.getByRole('table', { name: 'Names' })
  await expect(names.getByRole('rowheader', { name: 'mf-cart' })).toBeVisible()

  await page.getByRole('button', { name: 'Register a name' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Register a name' })
  await expect(form.getByRole('textbox', { name: /^Name/ })).toBeFocused()
  await page.keyboard.type(name)
  await form.getByRole('textbox', { name: /^Team/ }).fill('Gift')
  await form.getByRole('textbox', { name: /^Budget/ }).fill('40')
  await page.keyboard.press('Enter')
  await expect(names.getByRole('row', { name: new RegExp(`^${name} not live Gift 40 kB none`) })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Register a name' })).toBeFocused()

  const opener = page.getByRole('button', { name: `Tokens of ${name}` })
  await opener.press('Enter')
  await page.getByRole('button', { name: 'New token' }).press('Enter')
  await page.getByRole('textbox', { name: /^Label/ }).fill('CI main')
  await page.getByRole('button', { name: 'Make the token' }).press('Enter')
  const secret = page.getByRole('dialog', { name: 'Copy the token “CI main” now' })
  const token = await secret.getByRole('textbox', { name: 'Token' }).inputValue()
  expect(token).toMatch(/^superium_[0-9a-f]{16}_[0-9a-f]{56}$/)
  await expectAccessible(page, 'the new token', 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(secret.getByRole('alert')).toContainText('You have not copied the token.')
  await secret.getByRole('button', { name: 'Close without copying' }).press('Enter')
  const list = page.getByRole('dialog', { name: `Tokens of ${name}` })
  await expect(list.getByRole('row', { name: /^CI main job .* never / })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  const team = asTeam(page, token)
  const uploaded = await team.upload(name, '1.0.0')
  expect([uploaded.status(), await uploaded.json()]).toMatchObject([
    201,
    { data: { version: '1.0.0', revision: null } },
  ])
  expect((await team.upload('mf-cart', '99.0.0')).status()).toBe(403)
  expect((await team.preview({ 'mf-cart': '99.0.0' })).status()).toBe(403)
  const { data: link } = await (await team.preview({ [name]: '1.0.0' })).json()
  const other = await openWatched({ storageState: { cookies: [], origins: [] } })
  await other.goto(link.path)
  await expect(other.getByRole('complementary', { name: 'Override' })).toContainText(`${name} 1.0.0`)
  expect(new URL(other.url()).search).toBe('')

  await opener.press('Enter')
  await expect(list.getByRole('row', { name: /^CI main job .* (?:just now|\d minutes? ago) / })).toBeVisible()
  await list.getByRole('button', { name: 'Revoke CI main' }).press('Enter')
  await page.getByRole('dialog', { name: 'Revoke “CI main”?' }).getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(list.getByText('1 token that has ended')).toBeVisible()
  await expect(async () => expect(await team.status()).toBe(401)).toPass()
  await page.keyboard.press('Escape')

  await page.getByText('Changes of names and tokens').click()
  const steps = page.getByRole('list', { name: 'Changes of names and tokens' }).getByRole('listitem')
  await expect(steps.filter({ hasText: name })).toContainText([
    `Token “CI main” of ${name} was revoked`,
    `Token “CI main” was made for ${name}`,
    `${name} was registered: team Gift, budget 40 kB`,
  ])

  await page.getByRole('button', { name: `Remove ${name}` }).press('Enter')
  await page
    .getByRole('dialog', { name: `Remove ${name}?` })
    .getByRole('button', { name: 'Remove' })
    .press('Enter')
  await expect(names.getByRole('rowheader', { name })).toBeHidden()
})
