import { $toasts } from '@superium/shared/state'
import { answerApi, fill, press, problem, signIn, success, toasts } from '@superium/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { openAccountPage } from '../../testing/open-account-page'

const ada = { uid: 'u', email: 'ada@superium.example', displayName: 'Ada Lovelace' }
const fields = {
  name: 'Ada Lovelace',
  phone: '+880 1712 345678',
  street: '12 Orchard Lane',
  district: 'Dhaka',
  subDistrict: 'Banani',
  country: 'Bangladesh',
  postalCode: '1213',
}
const home = { ...fields, _id: '01900000-0000-7000-8000-000000000001', isDefault: true }
const office = { ...home, _id: '01900000-0000-7000-8000-000000000002', street: '1 Lake Road', isDefault: false }
const LIST = 'GET /user/addresses'
const TAB = '/myaccount/billing'

beforeEach(() => {
  signIn(ada)
  $toasts.set([])
})

async function fillIn(change: Partial<typeof fields> = {}): Promise<void> {
  const { phone, street, district, subDistrict, country, postalCode } = { ...fields, ...change }
  await fill('Country', country)
  await fill('Street', street)
  await fill('Postcode', postalCode)
  await fill('District', district)
  await fill('Sub District', subDistrict)
  await fill('Phone', phone)
}

test('an empty address book says what it is for and leads to the form', async () => {
  const api = answerApi({ [LIST]: success([]), 'POST /user/addresses': success([home]) })
  await openAccountPage(TAB)
  expect(await screen.findByRole('tab', { name: 'Change Billing' })).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByText('You have no addresses yet')).toBeVisible()
  await press('Add address')
  expect(await screen.findByLabelText('Username')).toHaveValue('Ada Lovelace')
  await fillIn({ street: ' 12 Orchard Lane ' })
  await press('Save address')
  expect(await screen.findByText('12 Orchard Lane')).toBeVisible()
  expect(screen.getByText('Default')).toBeVisible()
  expect(api.callsTo('POST /user/addresses')[0]?.body).toEqual({ ...fields, isDefault: false })
  expect(screen.getByRole('heading', { name: 'Address book' })).toHaveFocus()
})

test('an empty form shows the checkout’s messages and sends nothing', async () => {
  const api = answerApi({ [LIST]: success([]) })
  await openAccountPage(TAB)
  await press('Add address')
  await fill('Username', ' ')
  await press('Save address')
  expect(await screen.findByText('Name is required')).toBeVisible()
  for (const field of ['Country', 'Street name', 'Postcode', 'District', 'Sub District', 'Phone number']) {
    expect(screen.getByText(`${field} is required`)).toBeVisible()
  }
  expect(api.calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
})

test('a phone number and a postcode that cannot be one are refused with what is expected', async () => {
  answerApi({ [LIST]: success([]) })
  await openAccountPage(TAB)
  await press('Add address')
  await fillIn({ phone: '123', postalCode: '12' })
  await press('Save address')
  expect(await screen.findByText('Enter a postcode such as 1205')).toBeVisible()
  expect(screen.getByText(/Enter a phone number of 6 to 15 digits/)).toBeVisible()
})

test('an address is edited, and an error of the server is shown at its field', async () => {
  const path = `PUT /user/addresses/${home._id}`
  const api = answerApi({ [LIST]: success([home]), [path]: problem(400, 'Not this street.', { field: 'street' }) })
  await openAccountPage(TAB)
  await press('Edit Ada Lovelace, 12 Orchard Lane')
  await fill('Street', '1 Sea View')
  await press('Save address')
  expect(await screen.findByText('Not this street.')).toBeVisible()
  api.answer(path, success([{ ...home, street: '1 Sea View' }]))
  await press('Save address')
  expect(await screen.findByText('1 Sea View')).toBeVisible()
})

test('another address becomes the default, and a deleted one can be brought back', async () => {
  const api = answerApi({
    [LIST]: success([home, office]),
    [`POST /user/addresses/${office._id}/default`]: success([{ ...office, isDefault: true }, home]),
    [`DELETE /user/addresses/${office._id}`]: success([home]),
    'POST /user/addresses': success([home, office]),
  })
  await openAccountPage(TAB)
  await press('Make default Ada Lovelace, 1 Lake Road')
  await waitFor(() => expect(toasts()).toEqual(['Your default address is changed.']))
  await press('Delete Ada Lovelace, 1 Lake Road')
  await waitFor(() => expect(screen.queryByText('1 Lake Road')).toBeNull())
  await act(async () => $toasts.get().at(-1)?.action?.run())
  expect(await screen.findByText('1 Lake Road')).toBeVisible()
  expect(api.callsTo('POST /user/addresses')[0]?.body).toEqual({ ...fields, street: '1 Lake Road', isDefault: true })
})

test('leaving the form asks before a typed address is lost, by Back, by a link and by another tab', async () => {
  answerApi({ [LIST]: success([]) })
  const page = await openAccountPage('/products')
  await page.go(TAB)
  await press('Add address')
  await screen.findByLabelText('Username')
  await fillIn()
  for (const way of [-1, '/cart', '/myaccount/info']) {
    await page.go(way)
    expect(await screen.findByText('The address that you typed is not saved.')).toBeVisible()
    await press('Stay')
    expect(page.address()).toBe(TAB)
    expect(screen.getByLabelText('Street')).toHaveValue('12 Orchard Lane')
  }
  await page.go(-1)
  await press('Leave')
  await waitFor(() => expect(page.address()).toBe('/products'))
})

test('a form that was only opened, cancelled or saved does not ask', async () => {
  answerApi({ [LIST]: success([]), 'POST /user/addresses': success([home]) })
  const page = await openAccountPage(TAB)
  await press('Add address')
  await fill('Street', '1 Sea View')
  await press('Cancel')
  await press('Add address')
  await fillIn()
  await press('Save address')
  await screen.findByText('12 Orchard Lane')
  await press('Add address')
  await page.go('/products')
  await waitFor(() => expect(page.address()).toBe('/products'))
})

test('a change that fails says why and leaves the addresses', async () => {
  answerApi({ [LIST]: success([home]), [`DELETE /user/addresses/${home._id}`]: problem(503, 'Try again soon.') })
  await openAccountPage(TAB)
  await press('Delete Ada Lovelace, 12 Orchard Lane')
  await waitFor(() => expect(toasts()).toEqual(['Try again soon.']))
  expect(screen.getByText('12 Orchard Lane')).toBeVisible()
})

test('a full address book says so instead of offering another', async () => {
  const all = Array.from({ length: 20 }, (_, index) => ({ ...office, _id: `${office._id.slice(0, -2)}${index + 10}` }))
  answerApi({ [LIST]: success(all) })
  await openAccountPage(TAB)
  expect(await screen.findByRole('button', { name: 'Add address' })).toBeDisabled()
  expect(screen.getByText('An account keeps at most 20 addresses.')).toBeVisible()
})

test('when the addresses cannot be loaded, the page says so and offers Try again', async () => {
  const api = answerApi({ [LIST]: problem(400, 'no') })
  await openAccountPage(TAB)
  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  api.answer(LIST, success([home]))
  await press('Try again')
  expect(await screen.findByText('12 Orchard Lane')).toBeVisible()
})
