import { list, success } from '@superium/shared/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { $waiting } from '../summary/load-summary'
import { testSummary } from '../testing/admin-samples'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

beforeEach(() => $waiting.set(null))

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
    '/superium-admin/messages',
    '/superium-admin/reports',
    '/superium-admin/sellers',
    '/superium-admin/users',
    '/superium-admin/releases',
    '/',
  ])
  expect(await within(menu).findByRole('link', { name: /Orders.*7 pending orders/ })).toBeVisible()
})

test('new applications, open reports and new messages are counted beside their pages', async () => {
  const waiting = { pendingSellers: 1, openReports: 2, newMessages: 1200 }
  answerAdminApi({ ...users, 'GET /admin/summary': () => success({ ...testSummary, ...waiting }) })
  await openAdminPage('/superium-admin/users')
  expect(await screen.findByRole('link', { name: 'Sellers 1 new application' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Reports 2 open reports' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Messages 1200 new messages' })).toHaveTextContent('999+')
})

test('where nothing waits there is no badge', async () => {
  answerAdminApi({ ...users, 'GET /admin/summary': () => success({ ...testSummary, pendingOrders: 0 }) })
  await openAdminPage('/superium-admin/users')
  await screen.findByText('No accounts yet')
  for (const name of ['Orders', 'Messages', 'Reports', 'Sellers'])
    expect(screen.getByRole('link', { name })).toBeVisible()
})

test('the top bar shows the name of the user, or else the e-mail', async () => {
  answerAdminApi(users)
  await openAdminPage('/superium-admin/users', { displayName: '' })
  expect(await screen.findByText('admin@superium.example')).toBeVisible()
  await openAdminPage('/superium-admin/users')
  expect(await screen.findByText('Ada Admin')).toBeVisible()
})

test('on small screens the menu is a sheet that closes when a link is clicked', async () => {
  answerAdminApi({ ...users, 'GET /admin/orders': () => list([]) })
  await openAdminPage('/superium-admin/users')
  await userEvent.click(await screen.findByRole('button', { name: 'Administration' }))
  const sheet = screen.getByRole('dialog', { name: 'Administration' })
  await userEvent.click(within(sheet).getByRole('link', { name: /Orders/ }))
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
