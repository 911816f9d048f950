import { signOut } from '../accounts'
import { fillBilling, fillCart } from '../shop-in-browser'
import { expect, type Page, test } from '../site-test'
import { startAsNewShopper } from '../start-session'

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}\\b`) })

/** The keys that may stay after a sign-out, where they hold something: about the device, or of nobody in particular. */
const OF_THE_DEVICE = [
  'curAppPage',
  'react-router-scroll-positions',
  'superium:analytics',
  'superium:listings',
  'superium:theme',
]

test('the checkout keeps typed fields over a reload until sign-out, which leaves nothing personal', async ({
  watched: page,
}) => {
  await startAsNewShopper(page)
  await fillCart(page, 'books')
  await page.goto('/help')
  await page.getByRole('searchbox').first().focus()
  await page.getByRole('search').getByRole('combobox').first().fill('tea')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=tea/)
  await page.goto('/checkout')
  await fillBilling(page)

  await page.reload()
  await expect(field(page, 'Postcode')).toHaveValue('1205')
  await expect(field(page, 'Street')).toHaveValue('12 Lake Road')
  await expect(field(page, 'Order notes')).toHaveValue('Please ring twice')
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  const kept = () =>
    page.evaluate((fine) => {
      const entries = [sessionStorage, localStorage].flatMap((area) => Object.entries(area))
      return entries.flatMap(([key, value]) => (value === '[]' || fine.includes(key) ? [] : [key]))
    }, OF_THE_DEVICE)
  expect(await kept()).toEqual(expect.arrayContaining(['cartItems', 'superium:saved', 'superium:searches']))
  // The checkout's own header has no account.
  await page.goto('/help')
  await signOut(page)
  expect(await kept()).toEqual([])
})
