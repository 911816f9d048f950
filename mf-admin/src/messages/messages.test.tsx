import { $toasts } from '@superium/shared/state'
import { list, problem, success, toasts, unreachable } from '@superium/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'
import { LOOK_AGAIN_MS } from './message/use-delivery'

const message = {
  _id: '01890000-0000-7000-8000-0000000000aa',
  name: 'Mina <b>Buyer</b>',
  email: 'mina@superium.example',
  topic: 'order',
  message: 'Where is it?\n<img src=x onerror=alert(1)>',
  orderNumber: 'S-1001',
  createdAt: '2026-11-20T09:30:00.000Z',
  state: 'open',
}
const MARK = `PATCH /admin/messages/${message._id}`

test('the list shows sender, topic, order and text of each message as plain text, with paging', async () => {
  const { calls } = answerAdminApi({ 'GET /admin/messages': () => list([message], 41) })
  await openAdminPage('/superium-admin/messages?after=n3xt')
  expect(await screen.findByText('Mina <b>Buyer</b>')).toBeVisible()
  const [, row] = within(screen.getByRole('table', { name: 'Messages' })).getAllByRole('row')
  expect(row).toHaveTextContent('An orderOrder as typed: S-1001')
  expect(row).toHaveTextContent('Where is it? <img src=x onerror=alert(1)>')
  const answer = screen.getByRole('link', { name: /^Read and answer the message of Mina/ })
  expect(answer).toHaveAttribute('href', `/superium-admin/messages/${message._id}`)
  expect(calls.map(({ line }) => line)).toContain('GET /admin/messages?size=20&after=n3xt')
  expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/superium-admin/messages')
})

test('an empty list shows a message, another one if a filter is set', async () => {
  answerAdminApi({ 'GET /admin/messages': () => list([], 0) })
  await openAdminPage('/superium-admin/messages')
  expect(await screen.findByText('No messages yet')).toBeVisible()
  expect(screen.queryByText('Nothing found')).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Done')
  expect(await screen.findByText('Nothing found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/superium-admin/messages')
})

test('a message is marked as done and opened again, and the list can be filtered', async () => {
  let done = false
  const { callsTo, calls } = answerAdminApi({
    'GET /admin/messages': () => list([{ ...message, state: done ? 'done' : 'open' }], 1),
    [MARK]: () => {
      done = !done
      return { status: 200, body: { status: 'success', message: 'It is done.' } }
    },
  })
  await openAdminPage('/superium-admin/messages')
  const name = /^Mark as done: the message of Mina/
  await userEvent.click(await screen.findByRole('button', { name }))
  await userEvent.click(await screen.findByRole('button', { name: /^Open again: the message of Mina/ }))
  expect(await screen.findByRole('button', { name })).toBeVisible()
  expect(callsTo(MARK).map(({ body }) => body)).toEqual([{ done: true }, { done: false }])
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Open')
  await waitFor(() => expect(calls.map(({ line }) => line)).toContain('GET /admin/messages?size=20&state=open'))
})

test('if a message cannot be marked, it stays unchanged and the page shows why', async () => {
  answerAdminApi({
    'GET /admin/messages': () => list([message], 1),
    [MARK]: () => problem(404, 'There is no such message.'),
  })
  await openAdminPage('/superium-admin/messages')
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as done/ }))
  await waitFor(() => expect(toasts()).toEqual(['There is no such message.']))
})

const given = { _id: 'a1', text: 'Tomorrow.', by: 'Ada Admin', createdAt: message.createdAt, attempts: 0 }
const here = `/superium-admin/messages/${message._id}`
const GET = `GET /admin/messages/${message._id}`
const ANSWER = `POST /admin/messages/${message._id}/answers`
const keysOf = (calls: readonly { headers: Headers }[]) => calls.map(({ headers }) => headers.get('idempotency-key'))
const field = () => screen.getByRole('textbox', { name: /^Answer/ })

test('a message links to a search for its order and for its sender', async () => {
  answerAdminApi({ [GET]: () => success({ ...message, answers: [{ ...given, delivery: 'waiting' }] }) })
  await openAdminPage(here)
  expect(await screen.findByText('The e-mail waits to be sent')).toBeVisible()
  const order = screen.getByRole('link', { name: 'Order as typed: S-1001' })
  expect(order).toHaveAttribute('href', '/superium-admin/orders?search=S-1001')
  const person = screen.getByRole('link', { name: 'mina@superium.example' })
  expect(person).toHaveAttribute('href', '/superium-admin/users?search=mina%40superium.example')
})

describe('while an e-mail is waiting', () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('the page shows when it has been sent, even after an API failure, and keeps the typed text', async () => {
    let delivery = 'waiting'
    const { answer, callsTo } = answerAdminApi()
    const waits = () => success({ ...message, answers: [{ ...given, delivery }] })
    answer(GET, waits)
    await openAdminPage(here)
    await screen.findByText('The e-mail waits to be sent')
    await user.type(field(), 'And')
    answer(GET, () => problem(500, 'Something went wrong on our side.'))
    const before = callsTo(GET).length
    await pass(LOOK_AGAIN_MS)
    await waitFor(() => expect(callsTo(GET)).toHaveLength(before + 1))
    answer(GET, waits)
    delivery = 'sent'
    await pass(LOOK_AGAIN_MS)
    expect(await screen.findByText('The e-mail was sent')).toBeVisible()
    expect(field()).toHaveValue('And')
    const asked = callsTo(GET).length
    await pass(3 * LOOK_AGAIN_MS)
    expect(callsTo(GET)).toHaveLength(asked)
  })

  test('a hidden tab sends no requests', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { callsTo } = answerAdminApi({
      [GET]: () => success({ ...message, answers: [{ ...given, delivery: 'waiting' }] }),
    })
    await openAdminPage(here)
    await screen.findByText('The e-mail waits to be sent')
    const before = callsTo(GET).length
    await pass(3 * LOOK_AGAIN_MS)
    expect(callsTo(GET)).toHaveLength(before)
    hidden.mockRestore()
    await pass(LOOK_AGAIN_MS)
    expect(callsTo(GET)).toHaveLength(before + 1)
  })

  test('an answer that arrives during typing causes a 409, and the next attempt is accepted', async () => {
    const theirs = { ...given, _id: 'a2', text: 'Today.', by: 'Bea Boss', delivery: 'sent' }
    let answers: object[] = [{ ...given, delivery: 'waiting' }]
    const { callsTo } = answerAdminApi({
      [GET]: () => success({ ...message, answers }),
      [ANSWER]: ({ body }) =>
        body.answers === answers.length
          ? success({ ...message, answers })
          : problem(409, 'Somebody else has answered this message meanwhile.'),
    })
    await openAdminPage(here)
    await screen.findByText('The e-mail waits to be sent')
    await user.type(field(), 'Soon.')
    answers = [{ ...given, delivery: 'sent' }, theirs]
    await pass(LOOK_AGAIN_MS)
    await screen.findByText('Today.')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText(/Somebody else has answered this message meanwhile/)).toBeVisible()
    expect(field()).toHaveValue('Soon.')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    await waitFor(() => expect(field()).toHaveValue(''))
    expect(callsTo(ANSWER).map(({ body }) => body)).toEqual([
      { text: 'Soon.', answers: 1 },
      { text: 'Soon.', answers: 2 },
    ])
  })
})

test('an answer whose response was lost is retried with the same key and counts as sent', async () => {
  $toasts.set([])
  let answers: object[] = []
  const { callsTo } = answerAdminApi({
    [GET]: () => success({ ...message, answers }),
    [ANSWER]: ({ body }) => {
      if (answers.length > 0) return success({ ...message, answers })
      answers = [{ ...given, text: body.text, delivery: 'sent' }]
      return unreachable()
    },
  })
  await openAdminPage(here)
  await screen.findByText('Nobody has answered yet.')
  await userEvent.type(field(), 'Soon.')
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText('The e-mail was sent')).toBeVisible()
  await waitFor(() => expect(field()).toHaveValue(''))
  expect(toasts()).toEqual(['The answer will be sent within a minute.'])
  expect(callsTo(ANSWER)).toHaveLength(2)
  expect(new Set(keysOf(callsTo(ANSWER))).size).toBe(1)
})

test('a retry of the same text has the same key, and a changed text has a new one', async () => {
  let fails = true
  const { callsTo } = answerAdminApi({
    [GET]: () => success({ ...message, answers: [] }),
    [ANSWER]: () => (fails ? problem(500, 'Something went wrong on our side.') : success({ ...message, answers: [] })),
  })
  await openAdminPage(here)
  await screen.findByText('Nobody has answered yet.')
  const sendAndWait = async (times: number) => {
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
    await waitFor(() => expect(callsTo(ANSWER)).toHaveLength(times))
    await screen.findByText(/Something went wrong on our side/)
  }
  await userEvent.type(field(), 'Soon.')
  await sendAndWait(1)
  await sendAndWait(2)
  await userEvent.type(field(), ' Surely.')
  await sendAndWait(3)
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  await waitFor(() => expect(field()).toHaveValue(''))
  const keys = keysOf(callsTo(ANSWER))
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 2])
})

test('the typed text stays if neither the answer nor the reload reaches the API', async () => {
  $toasts.set([])
  const { answer } = answerAdminApi({ [GET]: () => success({ ...message, answers: [] }), [ANSWER]: unreachable })
  await openAdminPage(here)
  await screen.findByText('Nobody has answered yet.')
  await userEvent.type(field(), 'Soon.')
  answer(GET, () => problem(500, 'Something went wrong on our side.'))
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  // The client makes three attempts.
  expect(await screen.findByText(/your text is still here/, {}, { timeout: 5000 })).toBeVisible()
  await waitFor(() => expect(toasts()).toEqual(['The page could not be reloaded. What it shows may be out of date.']))
  expect(field()).toHaveValue('Soon.')
  expect(screen.queryByText('This could not be loaded')).not.toBeInTheDocument()
})
