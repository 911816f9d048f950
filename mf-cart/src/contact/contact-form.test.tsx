import { keepFormDraft } from '@superium/shared/form-draft'
import { answerApi, openPage, press, problem, signIn, signOut, success, type TestApi } from '@superium/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import routes from '../routes'

const SEND = 'POST /shop/contact'
const thanks = { ...success(undefined), message: 'Thank you, we have received your message.' }
let api: TestApi

beforeEach(() => {
  sessionStorage.clear()
  signOut()
  api = answerApi({ [SEND]: thanks })
})

const value = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value

async function enter(label: string, text: string): Promise<void> {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(text)
}

async function fill(): Promise<void> {
  await enter('Your name', 'Ann')
  await enter('Email', 'ann@example.com')
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'Delivery')
  await enter('Message', 'Where is it?')
}

test('a message is sent and thanked for', async () => {
  await openPage(routes, '/help')
  await fill()
  await enter('Order number (optional)', ' #s-261121-7kq4md ')
  await press('Send message')
  const told = await screen.findByText('Thank you, we have received your message.')
  await waitFor(() => expect(told.parentElement).toHaveFocus())
  expect(api.callsTo(SEND).map(({ body }) => body)).toEqual([
    {
      name: 'Ann',
      email: 'ann@example.com',
      topic: 'delivery',
      message: 'Where is it?',
      orderNumber: '#s-261121-7kq4md',
    },
  ])
  await press('Write another message')
  expect(value('Message')).toBe('')
})

test('a link fills in topic and order number, also over a draft', async () => {
  keepFormDraft('contact-draft', '', { orderNumber: 'SU-1', message: 'Where to?' })
  await openPage(routes, '/help?topic=return&order=S-7')
  await waitFor(() => expect(value('Order number (optional)')).toBe('S-7'))
  expect(value('What is it about?')).toBe('return')
  expect(value('Message')).toBe('Where to?')
})

test('what is changed after a link filled it in is there again after a reload', async () => {
  await openPage(routes, '/help?topic=return&order=S-7')
  await waitFor(() => expect(value('What is it about?')).toBe('return'))
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'Delivery')
  await openPage(routes, '/help?topic=return&order=S-7')
  await waitFor(() => expect(value('What is it about?')).toBe('delivery'))
  expect(value('Order number (optional)')).toBe('S-7')
})

test('each missing field says so, and the first gets the focus', async () => {
  await openPage(routes, '/help')
  await enter('Email', 'ann')
  await press('Send message')
  expect(screen.getByLabelText('Your name')).toHaveFocus()
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Name is required')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address')
  expect(screen.getByLabelText('What is it about?')).toHaveAccessibleDescription('Topic is required')
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Message is required')
  expect(api.callsTo(SEND)).toEqual([])
})

test('what cannot be an order number is refused in its field', async () => {
  await openPage(routes, '/help')
  await fill()
  await enter('Order number (optional)', 'nonsense')
  await press('Send message')
  const field = screen.getByLabelText('Order number (optional)')
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/^Order number must look like S-261121-7KQ4MD\./)
  expect(api.callsTo(SEND)).toEqual([])
})

test('what was typed is there again after a reload, and gone after it was sent', async () => {
  await openPage(routes, '/help')
  await fill()
  await openPage(routes, '/help')
  await waitFor(() => expect(value('Message')).toBe('Where is it?'))
  await press('Send message')
  await screen.findByText('Thank you, we have received your message.')
  expect(sessionStorage).toHaveLength(0)
})

test('the name and address of a signed-in visitor are filled in, and the draft is personal', async () => {
  signIn()
  await openPage(routes, '/help')
  expect([value('Your name'), value('Email')]).toEqual(['Ann', 'ann@example.com'])
  await enter('Message', 'Hello')
  expect(Object.keys(sessionStorage)).toEqual(['superium:personal:contact-draft'])
})

test('the draft of one account is not shown to another one in the same tab', async () => {
  signIn()
  await openPage(routes, '/help')
  await enter('Message', 'My address is 5 Quay')
  signIn({ uid: 'somebody-else', displayName: 'Bea', email: 'bea@example.com' })
  await openPage(routes, '/help')
  await waitFor(() => expect(value('Your name')).toBe('Bea'))
  expect(value('Message')).toBe('')
})

test('too many messages are refused in words, and what was written stays', async () => {
  api.answer(SEND, problem(429, 'Too many messages. Try again in an hour.'))
  await openPage(routes, '/help')
  await fill()
  await press('Send message')
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many messages. Try again in an hour.')
  expect(value('Message')).toBe('Where is it?')
})
