import { accounts, newEmail } from '../accounts'
import { expectAccessible } from '../expect-accessible'
import { expectFits } from '../expect-fits'
import { placeOrder } from '../place-order'
import { expect, type Page, test } from '../site-test'

test.use({ as: 'admin' })

async function openAdministration(page: Page): Promise<void> {
  await page.goto('/superium-admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

test('the palette goes to pages, orders and people by keyboard', async ({ watched: page }) => {
  const { _id, orderNumber } = await placeOrder(page, newEmail(), 'cash_on_delivery', 1)
  await openAdministration(page)
  const field = page.getByRole('combobox', { name: 'Page, order, product or person' })
  // A page listens for keys a moment after it is seen.
  const openByKeyboard = () =>
    expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused({ timeout: 2000 })
    }).toPass()
  await openByKeyboard()
  await expectAccessible(page, 'palette', 'dialog[open]')
  await field.fill('audit')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/superium-admin\/audit$/)
  // The bar with the button is that of the new page.
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()

  await page.getByRole('button', { name: 'Go to' }).click()
  await field.fill(accounts.admin)
  const person = page.getByRole('group', { name: 'People' }).getByRole('option').first()
  await expect(person).toContainText(accounts.admin)
  await person.click()
  await expect(page).toHaveURL(/\/superium-admin\/users\//)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
  await openByKeyboard()
  // At once, although the field would be emptied first.
  await field.fill('mug')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()

  await openByKeyboard()
  await field.fill(orderNumber)
  await expect(page.getByRole('group', { name: 'Orders' }).getByRole('option')).toContainText(orderNumber)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/superium-admin/orders/${_id}$`))
})

test('the dashboard shows a chosen range, keeps it in the address, and has nothing cut on a phone', async ({
  watched: page,
}) => {
  await openAdministration(page)
  await expect(page.getByRole('link', { name: 'Revenue' })).toBeVisible()
  await page.getByRole('button', { name: '12 months' }).click()
  await page.getByRole('combobox', { name: 'By', exact: true }).selectOption('Month')
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&by=month/)
  await expect(page.getByRole('heading', { name: 'By month' })).toBeVisible()
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('columnheader', { name: 'Visits' })).toBeVisible()
  await expectAccessible(page, 'dashboard as a table', 'main')
  await page.reload()
  await expect(page.getByRole('button', { name: '12 months' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'By day' })).toBeVisible()
  await expectFits(page, 'dashboard', 390)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Go to' }).click()
  await expect(page.getByRole('combobox', { name: 'Page, order, product or person' })).toBeVisible()
})
