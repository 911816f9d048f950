import type { AdminSellerDetail } from '@superium/shared/api'
import { list, problem, type Reply, success } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

const ID = '01890000-0000-7000-8000-000000000007'
const seller = (change: Partial<AdminSellerDetail> = {}): AdminSellerDetail => ({
  ...{ id: ID, userId: 'u1', slug: 'lake-goods', state: 'pending', reason: '', about: '', emailVerified: true },
  ...{ firstName: 'Ann', lastName: 'Lake', email: 'ann@example.com', phone: '017', district: 'Sylhet' },
  ...{ address: 'Lake Road 4', shopName: 'Lake Goods', shopAddress: 'Lake Road 5', productCount: 0 },
  ...{ profilePicture: '/media/a/640.webp', logo: '/media/b/640.webp', coverPhoto: '/media/c/640.webp' },
  appliedAt: '2026-11-20T10:00:00Z',
  events: [{ kind: 'applied', reason: '', actor: 'seller', actorName: 'Ann Lake', at: '2026-11-20T10:00:00Z' }],
  ...change,
})

/** Stubs the API with one seller that reflects the decisions. */
function withSeller(first: AdminSellerDetail, refusal?: Reply) {
  let now = first
  return answerAdminApi({
    [`GET /admin/sellers/${ID}`]: () => success(now),
    [`POST /admin/sellers/${ID}/decisions`]: ({ body }) => {
      now = seller({ state: body.decision === 'approve' ? 'approved' : 'declined', reason: body.reason ?? '' })
      return refusal ?? success(now)
    },
  })
}
const decisions = (calls: { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body)

test('the list shows shop, person and state, and sends filter and search to the server', async () => {
  const { calls } = answerAdminApi({ 'GET /admin/sellers': () => list([seller()], 1) })
  await openAdminPage('/superium-admin/sellers?state=pending&search=lake')
  const table = await screen.findByRole('table', { name: 'Sellers' })
  expect(await within(table).findByRole('link', { name: 'Lake Goods' })).toHaveAttribute(
    'href',
    `/superium-admin/sellers/${ID}`,
  )
  expect(table).toHaveTextContent('Ann Lakeann@example.comSylhet')
  expect(calls.map(({ line }) => line)).toContain('GET /admin/sellers?size=20&search=lake&state=pending')
  expect(screen.getByRole('link', { name: 'Sellers' })).toBeVisible()
})

test('an application shows its pictures and data, and is approved after a confirmation', async () => {
  const { calls } = withSeller(seller({ productCount: 2 }))
  await openAdminPage(`/superium-admin/sellers/${ID}`)
  const link = (name: string) => screen.getByRole('link', { name })
  expect(await screen.findByRole('link', { name: '2 products' })).toHaveAttribute(
    'href',
    `/superium-admin/products?owner=${ID}`,
  )
  expect(link('Ann Lake')).toHaveAttribute('href', '/superium-admin/users/u1')
  expect(document.title).toBe('Lake Goods · Seller · Superium')
  expect(await screen.findByRole('img', { name: 'Cover photo of Lake Goods' })).toBeVisible()
  for (const text of ['Ann Lake', 'Lake Road 4', 'Sylhet', 'Lake Road 5', 'verified'])
    expect(screen.getAllByText(text)[0]).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Lake Goods?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByRole('button', { name: 'Suspend shop' })).toBeVisible()
  // The clicked button is gone, so the focus moves to the possible decisions.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Decision' })).toHaveFocus())
  expect(decisions(calls)).toEqual([{ decision: 'approve', appliedAt: '2026-11-20T10:00:00Z' }])
})

test('declining requires a reason', async () => {
  const { calls } = withSeller(seller())
  await openAdminPage(`/superium-admin/sellers/${ID}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await dialog.findByText('Say why: the seller reads it')).toBeVisible()
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'The logo is not yours.')
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText(/may change the application and apply again/)).toBeVisible()
  expect(decisions(calls)).toMatchObject([{ decision: 'decline', reason: 'The logo is not yours.' }])
})

test('if somebody else has decided first, the page says so and shows that decision', async () => {
  withSeller(seller(), problem(409, 'Somebody else was faster: it is approved now. Load the page again.'))
  await openAdminPage(`/superium-admin/sellers/${ID}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText(/Somebody else was faster/)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Suspend shop', hidden: true })).toBeInTheDocument())
})

test.each([
  [true, 'The seller reads it by e-mail and on their page.'],
  [false, /^The applicant reads it on their page, signed in\. The e-mail tells only the decision/],
])(
  'whoever declines an applicant whose address is verified (%s) knows who reads the reason where',
  async (emailVerified, hint) => {
    withSeller(seller({ emailVerified }))
    await openAdminPage(`/superium-admin/sellers/${ID}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    expect(within(await screen.findByRole('dialog')).getByText(hint)).toBeVisible()
  },
)

test('an application with an unverified address cannot be approved, and the page explains why', async () => {
  withSeller(seller({ emailVerified: false }))
  await openAdminPage(`/superium-admin/sellers/${ID}`)
  expect(await screen.findByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(
    /can be approved once it is/,
  )
  expect(screen.getByText(/can be approved once it is/)).toBeVisible()
})

test('a shop of a deleted account offers no decision and shows no empty fields', async () => {
  const gone = { firstName: '', lastName: '', email: '', phone: '', address: '', shopAddress: '' }
  const pictures = { profilePicture: '', logo: '', coverPhoto: '' }
  withSeller(seller({ ...gone, ...pictures, state: 'suspended', reason: 'The account of this shop was deleted.' }))
  await openAdminPage(`/superium-admin/sellers/${ID}`)
  expect(await screen.findByText(/The account of this shop was deleted/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reinstate shop' })).not.toBeInTheDocument()
  for (const fact of ['Phone', 'E-mail', 'Person', 'Address', 'Pictures'])
    expect(screen.queryByText(fact)).not.toBeInTheDocument()
})
