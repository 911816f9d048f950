import { expect, test } from './site'

const remotes = [
  { name: 'mf-catalog', owner: 'Catalog', own: '/products', other: '/cart', shows: 'Your Cart' },
  { name: 'mf-cart', owner: 'Cart', own: '/cart', other: '/products', shows: /Choice your favirote/ },
  { name: 'mf-account', owner: 'Account', own: '/signin', other: '/products', shows: /Choice your favirote/ },
  { name: 'mf-admin', owner: 'Admin', own: '/superium-admin', other: '/products', shows: /Choice your favirote/ },
]

test.use({
  allowed: {
    patterns: [
      /Failed to load resource/,
      /net::/,
      /SRI|integrity/,
      /RemoteError|could not be loaded|Loading|federation|Federation/i,
    ],
  },
})

for (const { name, owner, own, other, shows } of remotes) {
  test(`without ${name} its pages are a named failure, the others work, and Try again mends it`, async ({
    watched: page,
  }) => {
    const assets = `**/assets/${name}/**`
    await page.route(assets, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto(own)
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toContainText(`(${owner})`)
    await expect(failure).toContainText(name)
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await page.goto(other)
    await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible()

    await page.goto(own)
    await expect(failure).toContainText(`(${owner})`)
    await page.unroute(assets)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  })
}

const faults = {
  'answers with HTML': { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' },
  'is corrupt': { status: 200, contentType: 'text/javascript', body: 'window.' },
  throws: { status: 200, contentType: 'text/javascript', body: 'throw new Error("broken release")' },
}

for (const [fault, answer] of Object.entries(faults)) {
  for (const file of ['mf-manifest.json', 'remoteEntry.*.js']) {
    test(`a ${file} that ${fault} leaves a named error and a living page`, async ({ page }) => {
      await page.route(`**/assets/mf-cart/*/${file}`, (route) => route.fulfill(answer))
      await page.goto('/cart')
      await expect(page.getByRole('main').getByRole('alert')).toContainText('(Cart)')
      await page.unroute(`**/assets/mf-cart/*/${file}`)
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
    })
  }
}

test('an entry that hangs is cut off and named', async ({ page }) => {
  await page.route('**/assets/mf-cart/*/remoteEntry.*.js', () => {})
  await page.goto('/cart')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('(Cart)', { timeout: 15_000 })
})
