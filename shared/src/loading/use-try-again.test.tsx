import { Button } from '@superium/shared/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useTryAgain } from './use-try-again'

const retry = jest.fn()
beforeEach(() => retry.mockReset())

const Again = ({ busy }: { busy: boolean }) => <Button {...useTryAgain(busy, retry)}>Try again</Button>
const press = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))

test('a press while it loads counts once, after the load', async () => {
  const { rerender } = render(<Again busy />)
  await press()
  await press()
  expect(retry).not.toHaveBeenCalled()
  rerender(<Again busy={false} />)
  expect(retry).toHaveBeenCalledTimes(1)
  rerender(<Again busy />)
  rerender(<Again busy={false} />)
  expect(retry).toHaveBeenCalledTimes(1)
})

test('a press that was followed by success has nothing to do', async () => {
  const { unmount } = render(<Again busy />)
  await press()
  unmount()
  expect(retry).not.toHaveBeenCalled()
})

test('any other press counts at once', async () => {
  render(<Again busy={false} />)
  await press()
  expect(retry).toHaveBeenCalledTimes(1)
})
