import type { SavedView } from '@superium/shared/api'
import { $toasts } from '@superium/shared/state'
import { list, problem, success, toasts } from '@superium/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testOrder } from '../testing/admin-samples'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

const view = (name: string, query: string): SavedView => ({
  _id: `01890000-0000-7000-8000-0000000000${name.length}0`,
  name,
  query,
})
const late = view('Late', 'status=Confirmed')
const orders = { 'GET /admin/orders': () => list([testOrder()]) }
const nav = () => screen.findByRole('navigation', { name: 'Saved views' })

test('without views and filters nothing shows', async () => {
  answerAdminApi(orders)
  await openAdminPage('/superium-admin/orders')
  await screen.findByRole('link', { name: 'S-1001' })
  expect(screen.queryByRole('navigation', { name: 'Saved views' })).not.toBeInTheDocument()
})

test('the current filters are saved under a name, without the page', async () => {
  const { callsTo } = answerAdminApi({
    ...orders,
    'PUT /admin/views/orders': ({ body }) => success([view(body.name, body.query)]),
  })
  await openAdminPage('/superium-admin/orders?search=mina&status=Shipped&after=abc')
  await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }))
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Give it a name.')
  await userEvent.type(within(dialog).getByLabelText('Name of the view'), ' Mina {Enter}')
  const link = await within(await nav()).findByRole('link', { name: 'Mina' })
  expect(link).toHaveAttribute('href', '/superium-admin/orders?search=mina&status=Shipped')
  expect(link).toHaveAttribute('aria-current', 'page')
  expect(callsTo('PUT /admin/views/orders').map(({ body }) => body)).toEqual([
    { name: 'Mina', query: 'search=mina&status=Shipped' },
  ])
  expect(screen.queryByRole('button', { name: 'Save this view' })).not.toBeInTheDocument()
})

test('if a name is refused, the dialog stays open with the reason', async () => {
  answerAdminApi({ ...orders, 'PUT /admin/views/orders': problem(409, 'A list has at most 30 views.') })
  await openAdminPage('/superium-admin/orders?status=Shipped')
  await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText('Name of the view'), 'Sent{Enter}')
  expect(await within(dialog).findByText('A list has at most 30 views.')).toBeVisible()
  expect(within(dialog).getByLabelText('Name of the view')).toHaveValue('Sent')
})

test('the current view can be deleted, and the deletion undone', async () => {
  const { calls } = answerAdminApi({
    ...orders,
    'GET /admin/views/orders': success([late]),
    [`DELETE /admin/views/orders/${late._id}`]: success([]),
    'PUT /admin/views/orders': success([late]),
  })
  const page = await openAdminPage('/superium-admin/orders')
  await userEvent.click(await screen.findByRole('link', { name: 'Late' }))
  expect(page.address()).toBe('/superium-admin/orders?status=Confirmed')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the view Late' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Late' })).not.toBeInTheDocument())
  expect(toasts().at(-1)).toBe('View removed: Late')
  await act(async () => $toasts.get().at(-1)?.action?.run())
  expect(await screen.findByRole('link', { name: 'Late' })).toHaveAttribute('aria-current', 'page')
  expect(calls.at(-1)?.body).toEqual({ name: 'Late', query: 'status=Confirmed' })
})

test('if the views cannot be loaded, the list stays and loading can be retried', async () => {
  const { answer } = answerAdminApi({ ...orders, 'GET /admin/views/orders': problem(500, 'Broken.') })
  await openAdminPage('/superium-admin/orders')
  expect(await screen.findByText('Saved views could not be loaded.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'S-1001' })).toBeVisible()
  answer('GET /admin/views/orders', success([late]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Late' })).toBeVisible()
})
