import { $toasts, notify } from '@superium/shared/state'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Toasts } from './toasts'

/** Whether the list's file can be loaded. */
let online = false
jest.mock('./toast-list', () => {
  if (!online) throw new Error('Loading css chunk 921 failed.')
  return jest.requireActual('./toast-list')
})

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

async function tell(...toast: Parameters<typeof notify>): Promise<void> {
  act(() => void notify(...toast))
  await pass(0)
}

beforeEach(() => {
  $toasts.set([])
  online = false
  jest.useFakeTimers()
  render(
    <>
      <h1>Cart</h1>
      <Toasts />
    </>,
  )
})
afterEach(() => jest.useRealTimers())

test('without the code of their list messages are shown plainly, and the page stays', async () => {
  await tell('error', 'This device is offline.')
  expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('This device is offline.')
  expect(screen.getByRole('heading', { name: 'Cart' })).toBeVisible()
  await pass(3_999)
  expect(screen.getByText('This device is offline.')).toBeInTheDocument()
  await pass(1)
  expect(screen.queryByText('This device is offline.')).toBeNull()
})

test('a plain message offers its action once, and is closed by its button', async () => {
  const undo = jest.fn()
  await tell('success', 'Removed', { label: 'Undo', run: undo })
  fireEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Removed')).toBeNull()
  await tell('success', 'Saved')
  fireEvent.click(screen.getByRole('button', { name: 'Close the message', hidden: true }))
  expect($toasts.get()).toEqual([])
})

test('back online, the next message has the list again', async () => {
  await tell('error', 'First')
  await pass(5_000)
  online = true
  await tell('error', 'Second')
  await pass(0)
  expect(screen.getByText('Second').closest('[class*="notistack"]')).not.toBeNull()
})
