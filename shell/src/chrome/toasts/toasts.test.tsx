import { $toasts, notify } from '@superium/shared/state'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Toasts } from './toasts'

/** Shows the messages with the list's code loaded. */
async function open(): Promise<void> {
  await import('./toast-list')
  jest.useFakeTimers()
  await act(async () => render(<Toasts />))
}

const tell = (...toast: Parameters<typeof notify>) =>
  act(async () => {
    notify(...toast)
    await jest.advanceTimersByTimeAsync(0)
  })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

/** The message has left, with the moment that notistack's transitions need for it. */
async function expectGone(message: string): Promise<void> {
  for (let step = 0; step < 5; step += 1) await pass(200)
  expect(screen.queryByText(message)).toBeNull()
}

beforeEach(() => $toasts.set([]))
afterEach(() => jest.useRealTimers())

test.each([
  ['success', 2_000],
  ['info', 4_000],
  ['error', 4_000],
] as const)('a %s message stands for %d ms', async (variant, duration) => {
  await open()
  await tell(variant, 'Saved')
  expect(screen.getByText('Saved').closest('[aria-live="polite"]')).not.toBeNull()
  await pass(duration - 1)
  expect(screen.getByText('Saved')).toBeInTheDocument()
  await pass(1)
  await expectGone('Saved')
})

test('a loading message has no end', async () => {
  await open()
  await tell('loading', 'Placing the order')
  await pass(600_000)
  expect(screen.getByText('Placing the order')).toBeInTheDocument()
})

test('time does not pass while the pointer or the focus is on a message', async () => {
  await open()
  await tell('success', 'Saved')
  await pass(1_500)
  const list = screen.getByRole('region', { name: 'Messages', hidden: true })
  fireEvent.pointerEnter(list)
  await pass(60_000)
  act(() => screen.getByRole('button', { name: 'Close the message', hidden: true }).focus())
  fireEvent.pointerLeave(list)
  await pass(60_000)
  expect(screen.getByText('Saved')).toBeInTheDocument()
  act(() => (document.activeElement as HTMLElement).blur())
  await pass(500)
  await expectGone('Saved')
})

test('a message offers its action once, and stays twice as long for it', async () => {
  await open()
  const undo = jest.fn()
  await tell('success', 'Removed', { label: 'Undo', run: undo })
  await pass(7_999)
  fireEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }))
  expect(undo).toHaveBeenCalledTimes(1)
  await expectGone('Removed')
})

test('the close button, Escape and a swipe take a message away; a small push does not', async () => {
  await open()
  await tell('error', 'First')
  fireEvent.click(screen.getByRole('button', { name: 'Close the message', hidden: true }))
  await tell('error', 'Second')
  fireEvent.keyDown(screen.getByText('Second'), { key: 'Escape' })
  expect($toasts.get()).toEqual([])
  await tell('error', 'Third')
  const push = (to: number): void => {
    // jsdom's pointer events have no position.
    const finger = (type: string, clientX: number) =>
      fireEvent(screen.getByText('Third'), new MouseEvent(type, { bubbles: true, clientX }))
    finger('pointerdown', 100)
    finger('pointermove', to)
    finger('pointerup', to)
  }
  push(140)
  expect(screen.getByText('Third')).toBeInTheDocument()
  push(200)
  expect($toasts.get()).toEqual([])
})
