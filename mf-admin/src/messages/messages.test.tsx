import { list, problem, toasts } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

const message = {
  _id: '01890000-0000-7000-8000-0000000000aa',
  name: 'Mina <b>Buyer</b>',
  email: 'mina@superium.example',
  topic: 'order',
  message: 'Where is it?\n<img src=x onerror=alert(1)>',
  orderNumber: 'S-1001',
  createdAt: '2026-11-20T09:30:00.000Z',
  done: false,
}
const MARK = `PATCH /admin/messages/${message._id}`

test('an administrator reads who wrote what about which order, as plain text, by page', async () => {
  const { calls } = answerAdminApi({ 'GET /admin/messages': () => list([message], 41) })
  await openAdminPage('/superium-admin/messages?page=1')
  expect(await screen.findByText('Mina <b>Buyer</b>')).toBeVisible()
  const [, row] = within(screen.getByRole('table', { name: 'Messages' })).getAllByRole('row')
  expect(row).toHaveTextContent('An orderOrder as typed: S-1001')
  expect(row).toHaveTextContent('Where is it? <img src=x onerror=alert(1)>')
  const answer = screen.getByRole('link', { name: /^Write to Mina/ })
  expect(answer).toHaveAttribute('href', 'mailto:mina%40superium.example')
  expect(calls.map(({ line }) => line)).toContain('GET /admin/messages?page=1&size=20')
  expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/superium-admin/messages')
})

test('without messages the page says so, and with a filter that none fits', async () => {
  answerAdminApi({ 'GET /admin/messages': () => list([], 0) })
  await openAdminPage('/superium-admin/messages')
  expect(await screen.findByText('No messages yet')).toBeVisible()
  expect(screen.queryByText('Nothing found')).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Done')
  expect(await screen.findByText('Nothing found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/superium-admin/messages')
})

test('a message is marked as done and as new again, and the list can be filtered', async () => {
  let done = false
  const { callsTo, calls } = answerAdminApi({
    'GET /admin/messages': () => list([{ ...message, done }], 1),
    [MARK]: () => {
      done = !done
      return { status: 200, body: { status: 'success', message: 'It is done.' } }
    },
  })
  await openAdminPage('/superium-admin/messages')
  const name = /^Mark the message of Mina .* as done$/
  await userEvent.click(await screen.findByRole('button', { name }))
  await userEvent.click(await screen.findByRole('button', { name: /^Mark the message of Mina .* as new$/ }))
  expect(await screen.findByRole('button', { name })).toBeVisible()
  expect(callsTo(MARK).map(({ body }) => body)).toEqual([{ done: true }, { done: false }])
  await userEvent.selectOptions(screen.getByLabelText('State'), 'New')
  await waitFor(() => expect(calls.map(({ line }) => line)).toContain('GET /admin/messages?page=0&size=20&state=new'))
})

test('a message that cannot be marked stays as it is, and the page says why', async () => {
  answerAdminApi({
    'GET /admin/messages': () => list([message], 1),
    [MARK]: () => problem(404, 'There is no such message.'),
  })
  await openAdminPage('/superium-admin/messages')
  await userEvent.click(await screen.findByRole('button', { name: /as done$/ }))
  await waitFor(() => expect(toasts()).toEqual(['There is no such message.']))
})
