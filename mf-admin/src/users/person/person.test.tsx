import { $toasts } from '@superium/shared/state'
import { fill, press, problem, success, toasts } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { testPerson } from '../../testing/admin-samples'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'

const at = '2026-11-20T09:30:00.000Z'
const ADDRESS = '/superium-admin/users/u1'
const _id = '01890000-0000-7000-8000-000000000001'

beforeEach(() => $toasts.set([]))

test("a person's page shows contact data, role, orders, reviews and the administrators' actions", async () => {
  const person = testPerson({
    seller: { _id, shopName: 'Lake Goods', state: 'approved' },
    orders: [{ _id, orderNumber: 'S-1001', status: 'Shipped', orderTotal: 53.75, createdAt: at }],
    reviews: [{ _id, productId: _id, productName: 'Mug', stars: 4, title: 'Good', text: 'Holds tea.', createdAt: at }],
    steps: [
      { _id, action: 'Closed the account of Mina Buyer', reason: 'Spam.', by: 'Ada Admin', role: 'administrator', at },
      { ...{ _id: '2', action: 'Made Mina Buyer an administrator', reason: '', by: '' }, role: 'command', at },
    ],
  })
  answerAdminApi({ 'GET /admin/users/u1': success(person) })
  await openAdminPage(ADDRESS)
  expect(await screen.findByRole('heading', { level: 1, name: 'Mina Buyer' })).toBeVisible()
  expect(document.title).toBe('Mina Buyer · User · Superium')
  expect(screen.getByText('Seller')).toBeVisible()
  const link = (name: string) => screen.getByRole('link', { name })
  expect(link('Lake Goods')).toHaveAttribute('href', `/superium-admin/sellers/${_id}`)
  expect(link('S-1001')).toHaveAttribute('href', `/superium-admin/orders/${_id}`)
  expect(screen.getByRole('heading', { name: '3 orders' })).toBeVisible()
  expect(screen.getByText('The newest 50 are shown.')).toBeVisible()
  const review = within(screen.getByRole('table', { name: 'Reviews' }))
  expect(review.getByText('4 stars · Good')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What administrators did to this account' })).toBeVisible()
  expect(screen.getByText('by Ada Admin', { exact: false })).toHaveTextContent(
    'Closed the account of Mina Buyer by Ada Admin',
  )
  expect(screen.getByText('by the command line', { exact: false })).toBeVisible()
  expect(link('All in the list of orders')).toHaveAttribute('href', '/superium-admin/orders?person=u1')
  expect(link('All reviews, questions and answers of this person')).toHaveAttribute(
    'href',
    '/superium-admin/reviews?person=u1',
  )
  expect(link('Everything in the audit')).toHaveAttribute('href', '/superium-admin/audit?target=u1')
})

test('signing a person out everywhere records a reason', async () => {
  const api = answerAdminApi({
    'GET /admin/users/u1': success(testPerson()),
    'POST /admin/users/u1/sign-out': success(testPerson()),
  })
  await openAdminPage(ADDRESS)
  await press('Sign out everywhere: Mina Buyer')
  await press('Not now')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await press('Sign out everywhere: Mina Buyer')
  await press('Sign out everywhere')
  expect(await screen.findByText('A reason is required')).toBeVisible()
  await fill('Reason *', 'Lost telephone.')
  await press('Sign out everywhere')
  await waitFor(() => expect(toasts()).toEqual(['All sessions are ended.']))
  expect(api.callsTo('POST /admin/users/u1/sign-out')[0]?.body).toEqual({ reason: 'Lost telephone.' })
})

test('the administrator role is granted and revoked, and a refusal shows in the dialog', async () => {
  let administrator = false
  const api = answerAdminApi({
    'GET /admin/users/u1': () => success(testPerson({ administrator })),
    'PUT /admin/users/u1/administrator': ({ body }) => {
      administrator = body.administrator
      return success(testPerson({ administrator }))
    },
  })
  await openAdminPage(ADDRESS)
  await press('Make an administrator: Mina Buyer')
  await press('Make an administrator')
  await waitFor(() => expect(toasts()).toEqual(['The account is an administrator now.']))
  api.answer('PUT /admin/users/u1/administrator', problem(409, 'This is the last administrator.'))
  await press('Take the role away: administrator Mina Buyer')
  await press('Take the role away')
  expect(await screen.findByText('This is the last administrator.')).toBeVisible()
})

test('administrators cannot change their own role or access here', async () => {
  answerAdminApi({ 'GET /admin/users/u1': success(testPerson({ administrator: true })) })
  await openAdminPage(ADDRESS, { uid: 'u1' })
  expect(await screen.findByText(/another administrator changes its role/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Mina Buyer/ })).not.toBeInTheDocument()
})
