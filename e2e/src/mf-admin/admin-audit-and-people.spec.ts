import { readFile } from 'node:fs/promises'
import { newEmail } from '../accounts'
import { callAs } from '../call-as'
import { expectAccessible } from '../expect-accessible'
import { expectFits } from '../expect-fits'
import { placeOrder } from '../place-order'
import { expect, test } from '../site-test'

// The refused sign-in and the calls of a session that has ended.
test.use({ as: 'admin', allowed: { patterns: [/status of 40[01]/] } })

test('an administrator looks at a person, suspends and reinstates them, and the audit tells all of it', async ({
  watched: page,
}) => {
  const email = newEmail()
  const order = await placeOrder(page, email, 'cash_on_delivery', 1)
  await callAs(page, email, 'user/login', { email })

  await page.goto('/superium-admin/users')
  // The administration brings its own header and menu.
  await expect(page.getByRole('navigation', { name: 'Administration menu' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('row', { name: email }).getByRole('link').first().click()
  await expect(page.getByRole('link', { name: order.orderNumber })).toBeVisible()
  await expectAccessible(page, 'a person', 'main')
  await expectFits(page, 'a person', 768, 390)

  await page.getByRole('button', { name: /^Close account of/ }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Bought with a stolen card.')
  await page.getByRole('button', { name: 'Close account', exact: true }).click()
  await expect(page.getByText('The account is closed.')).toBeVisible()
  await page.getByRole('button', { name: /^Open account of/ }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('It was a mistake.')
  await page.getByRole('button', { name: 'Open account', exact: true }).click()
  await expect(page.getByText('The account is open again.')).toBeVisible()
  await page.getByRole('button', { name: /out everywhere/ }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Lost telephone.')
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await expect(page.getByText('All sessions are ended.')).toBeVisible()

  await page.getByRole('link', { name: 'Everything in the audit' }).click()
  await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible()
  for (const step of [/^Closed the account of/, /^Opened the account of/, /^Signed .* out everywhere/])
    await expect(page.getByText(step)).toBeVisible()
  await expect(page.getByText('Bought with a stolen card.')).toBeVisible()
  await expectAccessible(page, 'audit of a person', 'main')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(4)
  expect(file).toContain('adminSignOutUser')
})
