import { $toasts, notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ActionOptions } from './create-action'
import { useAction } from './use-action'

const run = jest.fn<Promise<void>, []>()
const messages = () => $toasts.get().map(({ message }) => message)
const press = () => userEvent.click(screen.getByRole('button', { name: 'Archive' }))

function Archive(options: ActionOptions) {
  const { busy, act } = useAction()
  return (
    <Button busy={busy} onClick={() => void act(run, options)}>
      Archive
    </Button>
  )
}

beforeEach(() => {
  $toasts.set([])
  run.mockReset()
})

test("a failure's message goes when its action is tried again, and only that", async () => {
  render(<Archive tell={() => 'It failed'} />)
  run.mockRejectedValueOnce(new Error('offline'))
  await press()
  expect(messages()).toEqual(['It failed'])
  notify('info', 'Something else')
  run.mockResolvedValueOnce()
  await press()
  expect(messages()).toEqual(['Something else'])
})

test('a failure of nothing to say is not told; what follows gets it before the action ends', async () => {
  const after = jest.fn(async () => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true'))
  render(<Archive tell={() => undefined} after={after} />)
  const failure = new Error('cancelled')
  run.mockRejectedValueOnce(failure)
  await press()
  expect(messages()).toEqual([])
  expect(after).toHaveBeenCalledWith(failure)
})
