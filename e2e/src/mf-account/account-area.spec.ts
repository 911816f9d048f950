import { readFile } from 'node:fs/promises'
import { accounts, newShopper, signIn, tokenOf } from '../accounts'
import { drawPicture } from '../draw-picture'
import { expectAccessible } from '../expect-accessible'
import { placeOrder } from '../place-order'
import { expect, test } from '../site-test'
import { startAsNewShopper } from '../start-session'

test('sign-in returns to the requested tab; the account area opens on what its visitor has, and each tab has an address', async ({
  watched: page,
}) => {
  const email = await newShopper(page)
  await page.goto('/myaccount?num=1')
  await expect(page).toHaveURL('/signin')
  await signIn(page, email)
  await expect(page).toHaveURL('/myaccount/wishlist')
  await expect(page.getByRole('tab', { name: 'Save lists' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/myaccount')
  await expect(page).toHaveURL('/myaccount/info')
  // Safari shows today's date in an empty date field; only the background marks it as empty.
  await expect(page.getByLabel('Date of birth')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.getByRole('tab', { name: 'Save lists' }).click()
  await expect(page).toHaveURL('/myaccount/wishlist')
  await expect(page).toHaveTitle(/^Account: Save lists/)
  await page.getByRole('tab', { name: 'Save lists' }).press('ArrowRight')
  await expect(page).toHaveURL('/myaccount/orders')
  await expect(page.getByRole('tab', { name: 'My order' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/myaccount/info')

  await placeOrder(page, email, 'cash_on_delivery', 1)
  await page.goto('/myaccount')
  await expect(page).toHaveURL('/myaccount/orders')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test.describe('the account information', () => {
  test.use({ allowed: { patterns: [/status of 40\d/] } })

  test('a picture is cropped by keyboard, uploaded, shown in the header, and removed', async ({ watched: page }) => {
    await startAsNewShopper(page)
    await page.goto('/myaccount/info')
    const choose = page.getByLabel('Change Image')
    await choose.setInputFiles(await drawPicture(page, 'small.png', 'teal', 200, 400))
    await expect(page.getByText(/must be at least 300×300 pixels/)).toBeVisible()
    await choose.setInputFiles(await drawPicture(page, 'face.png', 'teal', 900, 600))
    const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
    const stage = dialog.getByRole('application')
    await stage.press('ArrowRight')
    await stage.press('+')
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '110%')
    await expectAccessible(page, 'choosing a part of a picture', 'dialog[open]')
    await dialog.getByRole('button', { name: 'Save picture' }).click()
    await expect(page.getByText('Your picture is saved.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Profile' }).locator('img')).toHaveAttribute('src', /^\/media\/u1-/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Profile' }).locator('img')).toHaveJSProperty('complete', true)
    await page.getByRole('button', { name: 'Remove image' }).click()
    await expect(page.getByText('Your picture is removed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Profile' }).locator('img')).toHaveCount(0)
  })

  test('the whole data of an account is downloaded, and the account deleted after two questions and the password', async ({
    watched: page,
  }) => {
    const email = await startAsNewShopper(page)
    const order = await placeOrder(page, email, 'cash_on_delivery', 1)
    await page.goto('/myaccount/info')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(file).toMatchObject({ account: { email }, orders: [{ _id: order._id }] })

    const ask = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible()
    }
    await ask()
    await expect(page.getByText('This order is still under way.')).toBeVisible()
    await expect(page.getByRole('link', { name: `Order #${order.orderNumber}` })).toBeVisible()
    await expectAccessible(page, 'an order in the way of the deletion', 'main')
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Keep my account' }).click()

    const cancelled = await page.request.post(`/api/v1/shop/orders/${order._id}/cancel`, {
      headers: { authorization: `Bearer ${await tokenOf(page, email)}` },
      data: { reason: 'No longer needed' },
    })
    expect(cancelled.ok()).toBe(true)
    await page.goto('/myaccount/info')
    await ask()
    await expectAccessible(page, 'deleting the account', 'main')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Your password').fill(accounts.password)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(/Your account is deleted/)).toBeVisible()
    await page.goto('/signin')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(accounts.password)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByText('User User does not find!')).toBeVisible()
  })
})
