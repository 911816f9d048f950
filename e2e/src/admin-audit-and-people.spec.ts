import { readFile } from 'node:fs/promises'
import { accounts, newEmail, signIn, tokenOf } from './accounts'
import { expectAccessible } from './expect-accessible'
import { placeOrder } from './place-order'
import { expect, test } from './site-test'

// The refused sign-in and the calls of a session that has ended.
test.use({ allowed: { patterns: [/status of 40[01]/] } })

test('an administrator looks at a person, suspends and reinstates them, and the audit tells all of it', async ({
  watched: page,
}) => {
  test.slow()
  const email = newEmail()
  const order = await placeOrder(page, email, 'cash_on_delivery', 1)
  const token = await tokenOf(page, email)
  const login = () =>
    page.request.post('/api/v1/user/login', { data: { email }, headers: { authorization: `Bearer ${token}` } })
  expect((await login()).status()).toBe(200)

  await page.goto('/superium-admin/users')
  await signIn(page, accounts.admin)
  // The administration brings its own header and menu.
  await expect(page.getByRole('navigation', { name: 'Administration menu' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('row', { name: email }).getByRole('link').first().click()
  await expect(page.getByRole('link', { name: order.orderNumber })).toBeVisible()
  await expectAccessible(page, 'a person')

  await page.getByRole('button', { name: /^Close the account of/ }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Bought with a stolen card.')
  await page.getByRole('button', { name: 'Close account' }).click()
  await expect(page.getByText('The account is closed.')).toBeVisible()
  expect((await login()).status()).toBe(401)
  await page.getByRole('button', { name: /^Open the account of/ }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('It was a mistake.')
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(page.getByText('The account is open again.')).toBeVisible()
  await page.getByRole('button', { name: /out everywhere/ }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Lost telephone.')
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await expect(page.getByText('All sessions are ended.')).toBeVisible()

  await page.getByRole('link', { name: 'Everything in the audit' }).click()
  await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible()
  for (const step of ['Disable user', 'Enable user', 'Sign out user'])
    await expect(page.getByRole('link', { name: step })).toBeVisible()
  await expectAccessible(page, 'audit')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(4)
  expect(file).toContain('adminSignOutUser')
})

for (const width of [390, 768, 1280])
  test(`the audit and a person fit ${width} pixels`, async ({ watched: page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/superium-admin/audit')
    await signIn(page, accounts.admin)
    await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: test.info().outputPath(`audit-${width}-${colorScheme}.png`) })
    }
    await page.goto('/superium-admin/users?search=admin')
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'What administrators did' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: test.info().outputPath(`person-${width}-${colorScheme}.png`) })
    }
  })
