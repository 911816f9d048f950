import { list, problem, type Reply } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testOrder } from '../testing/admin-samples'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

const some = { 'GET /admin/orders': () => list([testOrder()], 45) }
const asked = (calls: { line: string }[]) =>
  calls.map(({ line }) => line).filter((line) => line.includes('/admin/orders'))

test('a row shows number, customer, items, total and status, and links to the order', async () => {
  answerAdminApi(some)
  await openAdminPage('/superium-admin/orders')
  const link = await screen.findByRole('link', { name: 'S-1001' })
  expect(link).toHaveAttribute('href', '/superium-admin/orders/01890000-0000-7000-8000-000000000001')
  const [, row] = within(screen.getByRole('table', { name: 'Orders' })).getAllByRole('row')
  expect(row).toHaveTextContent(/S-1001Nov 20, 2026.*Mina Buyerbuyer@superium.example2\$53\.75Pending/)
})

test('placeholder rows show while the orders load', async () => {
  let answer = (_: Reply): void => {}
  answerAdminApi({ 'GET /admin/orders': () => new Promise((resolve) => (answer = resolve)) })
  await openAdminPage('/superium-admin/orders')
  expect(await screen.findByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true')
  answer(list([testOrder()]))
  expect(await screen.findByRole('link', { name: 'S-1001' })).toBeVisible()
  expect(screen.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'false')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Shipped')
  await waitFor(() => expect(screen.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true'))
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Shipped')
})

test('status, search and page are in the URL and are sent to the server', async () => {
  const { calls } = answerAdminApi(some)
  const page = await openAdminPage('/superium-admin/orders?page=1&search=mina&status=Shipped')
  await screen.findByRole('link', { name: 'S-1001' })
  expect(asked(calls)).toEqual(['GET /admin/orders?page=1&size=20&search=mina&status=Shipped'])
  expect(screen.getByRole('searchbox')).toHaveValue('mina')
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Shipped')
  expect(screen.getByText('21–40 of 45')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }))
  expect(page.address()).toBe('/superium-admin/orders?search=mina&status=Shipped&page=2')
  await screen.findByText('41–45 of 45')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending')
  expect(page.address()).toBe('/superium-admin/orders?search=mina&status=Pending')
  await screen.findByRole('link', { name: 'S-1001' })
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'S-1001{Enter}')
  expect(page.address()).toBe('/superium-admin/orders?search=S-1001&status=Pending')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(page.address()).toBe('/superium-admin/orders?status=Pending')
  await screen.findByRole('link', { name: 'S-1001' })
  await waitFor(() => expect(asked(calls).at(-1)).toBe('GET /admin/orders?page=0&size=20&status=Pending'))
})

test('an empty result offers to show all orders', async () => {
  answerAdminApi({ 'GET /admin/orders': () => list([]) })
  await openAdminPage('/superium-admin/orders?search=nobody')
  expect(await screen.findByText('Nothing found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/superium-admin/orders')
})

test('a failure shows the reason and Try again', async () => {
  let broken = true
  answerAdminApi({
    'GET /admin/orders': () =>
      broken ? problem(500, 'Something went wrong on our side.') : some['GET /admin/orders'](),
  })
  await openAdminPage('/superium-admin/orders')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'S-1001' })).toBeVisible()
})
