import { list, problem, success } from '@superium/shared/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testOrder, testSummary } from '../testing/admin-samples'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

const orders = { 'GET /admin/orders': () => list([testOrder()], 1) }

test('the dashboard shows the numbers, the charts also as tables, and the newest orders', async () => {
  const { calls } = answerAdminApi(orders)
  await openAdminPage('/superium-admin')
  expect(await screen.findByText('$234.00')).toBeVisible()
  expect(screen.getByText('from 3 orders')).toBeVisible()
  expect(
    screen.getByRole('img', { name: 'Revenue of the last 30 days: $234.00. Best day: $180.25 on Nov 21.' }),
  ).toBeVisible()
  expect(screen.getByText('Pending orders', { selector: 'a' })).toHaveAttribute(
    'href',
    '/superium-admin/orders?status=Pending',
  )
  const table = screen.getAllByRole('table', { hidden: true }).find((one) => within(one).queryByText('Nov 20'))
  expect(table).toHaveTextContent('Nov 201$53.75')
  const order = await screen.findByRole('link', { name: 'S-1001' })
  expect(order).toHaveAttribute('href', '/superium-admin/orders/01890000-0000-7000-8000-000000000001')
  expect(calls.map(({ line }) => line).sort()).toEqual(['GET /admin/orders?page=0&size=6', 'GET /admin/summary'])
})

test('a failure of the numbers shows its reason and Try again, and the orders still show', async () => {
  let broken = true
  answerAdminApi({
    ...orders,
    'GET /admin/summary': () => (broken ? problem(500, 'Something went wrong on our side.') : success(testSummary)),
  })
  await openAdminPage('/superium-admin')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  expect(await screen.findByRole('link', { name: 'S-1001' })).toBeVisible()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('$234.00')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the demo counter alerts at 10 and resets to 9 (spec §2)', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
  answerAdminApi(orders)
  await openAdminPage('/superium-admin')
  const add = await screen.findByRole('button', { name: 'Count up' })
  for (let click = 0; click < 9; click += 1) await userEvent.click(add)
  expect(screen.getByRole('status', { name: 'Present count' })).toHaveTextContent('9')
  expect(alert).not.toHaveBeenCalled()
  await userEvent.click(add)
  expect(alert.mock.calls).toEqual([['Count is dangerously high Present Count = 10']])
  expect(screen.getByRole('status', { name: 'Present count' })).toHaveTextContent('9')
})
