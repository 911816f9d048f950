import { list, success } from '@superium/shared/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cleanStores } from 'nanostores'
import { $waiting } from '../summary/waiting'
import { testSummary } from '../testing/admin-samples'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

beforeEach(() => {
  // Otherwise the previous test's stream would stay open for another second.
  cleanStores($waiting)
  $waiting.set(null)
})

const users = { 'GET /admin/users': () => list([]) }

test('the side menu links to every page and shows the number of pending orders', async () => {
  answerAdminApi(users)
  await openAdminPage('/superium-admin/users')
  const menu = await screen.findByRole('navigation', { name: 'Administration menu' })
  expect(within(menu).getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page')
  const targets = within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(targets).toEqual([
    '/superium-admin',
    '/superium-admin/orders',
    '/superium-admin/products',
    '/superium-admin/new',
    '/superium-admin/coupons',
    '/superium-admin/sales',
    '/superium-admin/messages',
    '/superium-admin/reviews',
    '/superium-admin/sellers',
    '/superium-admin/users',
    '/superium-admin/releases',
    '/superium-admin/audit',
    '/',
  ])
  expect(await within(menu).findByRole('link', { name: /Orders.*7 pending orders/ })).toBeVisible()
})

test('the menu counts new applications, open reports and new messages', async () => {
  const waiting = { pendingSellers: 1, openReports: 2, newMessages: 1200 }
  answerAdminApi({ ...users, 'GET /admin/summary': () => success({ ...testSummary, ...waiting }) })
  await openAdminPage('/superium-admin/users')
  expect(await screen.findByRole('link', { name: 'Sellers 1 new application' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Reviews and questions 2 open reports' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Messages 1200 new messages' })).toHaveTextContent('999+')
})

test('a new order is counted at once on an open page, on phones on the menu button', async () => {
  let say = (_: string): void => {}
  const body = new ReadableStream<Uint8Array>({
    start(control) {
      say = (text) => control.enqueue(new TextEncoder().encode(text))
    },
  })
  answerAdminApi({ ...users, 'GET /admin/waiting': () => new Response(body) })
  await openAdminPage('/superium-admin/users')
  expect(await screen.findByRole('link', { name: /Orders.*7 pending orders/ })).toBeVisible()
  const { pendingSellers, openReports, newMessages } = testSummary
  const waiting = { pendingOrders: 8, pendingSellers, openReports, newMessages }
  await act(async () => say(`event: waiting\ndata: ${JSON.stringify(waiting)}\n\n`))
  expect(await screen.findByRole('link', { name: /Orders.*8 pending orders/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Administration 8 pending orders' })).toBeVisible()
})

test('without open work there is no badge', async () => {
  answerAdminApi({ ...users, 'GET /admin/summary': () => success({ ...testSummary, pendingOrders: 0 }) })
  await openAdminPage('/superium-admin/users')
  await screen.findByText('No accounts yet')
  for (const name of ['Orders', 'Messages', 'Reviews and questions', 'Sellers'])
    expect(screen.getByRole('link', { name })).toBeVisible()
})

test('the top bar shows the name of the user, or else the e-mail address', async () => {
  answerAdminApi(users)
  await openAdminPage('/superium-admin/users', { displayName: '' })
  expect(await screen.findByText('admin@superium.example')).toBeVisible()
  await openAdminPage('/superium-admin/users')
  expect(await screen.findByText('Ada Admin')).toBeVisible()
})

test('on small screens the menu is a sheet that closes when a link is clicked', async () => {
  answerAdminApi({ ...users, 'GET /admin/orders': () => list([]) })
  await openAdminPage('/superium-admin/users')
  await userEvent.click(await screen.findByRole('button', { name: /^Administration/ }))
  const sheet = screen.getByRole('dialog', { name: 'Administration' })
  await userEvent.click(within(sheet).getByRole('link', { name: /Orders/ }))
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
