import { $toasts } from '@superium/shared/state'
import { answerApi, fill, press, problem, signIn, success, toasts } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { openAccountPage } from '../testing/open-account-page'

const sol = { uid: 's', email: 'sol@superium.example', displayName: 'Sol', roles: ['seller' as const] }
const method = {
  _id: '01900000-0000-7000-8000-000000000001',
  ...{ holder: 'Sol Seller', bank: 'Lake Bank', lastFour: '8901', isDefault: true },
  createdAt: '2026-01-01T00:00:00.000Z',
}
const other = { ...method, _id: '01900000-0000-7000-8000-000000000002', lastFour: '5432', isDefault: false }
const LIST = 'GET /seller/payouts'
const ADD = 'POST /seller/payouts'
const TAB = '/myaccount/billing'

beforeEach(() => {
  signIn(sol)
  $toasts.set([])
})

test('a seller adds a payout method, of which the last four digits are shown', async () => {
  const api = answerApi({ 'GET /user/addresses': success([]), [LIST]: success([]), [ADD]: success([method]) })
  await openAccountPage(TAB)
  expect(await screen.findByRole('heading', { name: 'Payments & payouts' })).toBeVisible()
  expect(screen.getByText(/about 24 hours after the scheduled time/)).toBeVisible()
  await press('Add payout method')
  await press('Save payout method')
  expect(await screen.findByText('Account number is required')).toBeVisible()
  await fill('Account holder', 'Sol Seller')
  await fill('Bank', ' Lake Bank ')
  await fill('Account number or IBAN', '0123 4567 8901')
  await press('Save payout method')
  await waitFor(() => expect(toasts()).toEqual(['Your payout method is saved.']))
  expect(api.callsTo(ADD)[0]?.body).toEqual({
    ...{ holder: 'Sol Seller', bank: 'Lake Bank', accountNumber: '0123 4567 8901', isDefault: false },
  })
  expect(screen.getByText('8901')).toBeVisible()
})

test('a number that the server refuses is an error of its field', async () => {
  const refusal = { status: 'error', message: 'accountNumber has a wrong digit.', field: 'accountNumber' }
  answerApi({
    ...{ 'GET /user/addresses': success([]), [LIST]: success([]) },
    [ADD]: Response.json(refusal, { status: 400 }),
  })
  await openAccountPage(TAB)
  await press('Add payout method')
  await fill('Account holder', 'Sol')
  await fill('Bank', 'Lake')
  await fill('Account number or IBAN', 'GB00')
  await press('Save payout method')
  await waitFor(() =>
    expect(screen.getByLabelText('Account number or IBAN')).toHaveAccessibleDescription(refusal.message),
  )
})

test('a payout method becomes the default, and is deleted after a question', async () => {
  answerApi({
    ...{ 'GET /user/addresses': success([]), [LIST]: success([method, other]) },
    [`POST /seller/payouts/${other._id}/default`]: success([
      { ...other, isDefault: true },
      { ...method, isDefault: false },
    ]),
    [`DELETE /seller/payouts/${method._id}`]: success([{ ...other, isDefault: true }]),
  })
  await openAccountPage(TAB)
  await press('Make default Lake Bank 5432')
  await waitFor(() => expect(toasts()).toEqual(['Your default payout method is changed.']))
  await press('Delete Lake Bank 8901')
  const dialog = await screen.findByRole('dialog', { name: 'Delete this payout method?' })
  within(dialog).getByRole('button', { name: 'Delete' }).click()
  await waitFor(() => expect(screen.queryByText('8901')).toBeNull())
})

test('payout methods that cannot be loaded say so and offer Try again', async () => {
  const api = answerApi({ 'GET /user/addresses': success([]), [LIST]: problem(500, 'Something went wrong.') })
  await openAccountPage(TAB)
  expect(await screen.findByText('Something went wrong.')).toBeVisible()
  api.answer(LIST, success([method]))
  await press('Try again')
  expect(await screen.findByText('8901')).toBeVisible()
})

const APPLICATION = 'GET /user/seller'
const suspended = success({ state: 'suspended', reason: 'Late parcels' })
const expectPaused = async (): Promise<void> => {
  expect(await screen.findByText('Payouts are paused')).toBeVisible()
  expect(screen.getByText(/^Your shop is suspended\./)).toBeVisible()
  expect(screen.getByText('Reason: Late parcels')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your shop’s state' })).toHaveAttribute('href', '/become-seller')
  expect(screen.queryByRole('button', { name: 'Add payout method' })).toBeNull()
}

test('a seller whose shop was suspended after the token was issued reads so, with the reason', async () => {
  const refusal = problem(403, 'Only an approved seller may do this.')
  answerApi({ 'GET /user/addresses': success([]), [LIST]: refusal, [APPLICATION]: suspended })
  await openAccountPage(TAB)
  await expectPaused()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a suspended seller whose token has no role any more reads so, too', async () => {
  signIn({ ...sol, roles: [] })
  answerApi({ 'GET /user/addresses': success([]), [APPLICATION]: suspended })
  await openAccountPage(TAB)
  await expectPaused()
})

test('a refusal for another reason is said in the words of the shop', async () => {
  const refusal = problem(403, 'Only an approved seller may do this.')
  answerApi({ 'GET /user/addresses': success([]), [LIST]: refusal, [APPLICATION]: success(null) })
  await openAccountPage(TAB)
  expect(await screen.findByText('Only an approved seller may do this.')).toBeVisible()
})

test('somebody who does not sell sees no payouts', async () => {
  signIn({ ...sol, roles: [] })
  const api = answerApi({ 'GET /user/addresses': success([]), [APPLICATION]: success(null) })
  await openAccountPage(TAB)
  expect(await screen.findByText('You have no addresses yet')).toBeVisible()
  await waitFor(() => expect(api.callsTo(APPLICATION)).toHaveLength(1))
  expect(screen.queryByText('Payouts are paused')).toBeNull()
  expect(screen.queryByText('Payments & payouts')).toBeNull()
  expect(api.callsTo(LIST)).toEqual([])
})
