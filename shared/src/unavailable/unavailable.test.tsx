import { $toasts } from '@superium/shared/state'
import { Button, IconButton } from '@superium/shared/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { unavailable } from './unavailable'

test('a button that cannot be used is reached by keyboard, is described by the reason, and says it when it is pressed', async () => {
  const submit = jest.fn((event: SubmitEvent) => event.preventDefault())
  const move = jest.fn()
  render(
    <form onSubmit={(event) => submit(event.nativeEvent as SubmitEvent)}>
      <input aria-label="Name" />
      <Button type="submit" {...unavailable('Nothing is changed yet.')}>
        Save
      </Button>
      <IconButton label="Move up" onClick={move} {...unavailable('This is the first.')}>
        ↑
      </IconButton>
    </form>,
  )
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  expect(save).toHaveAccessibleDescription('Nothing is changed yet.')
  expect(screen.getByRole('button', { name: 'Move up' })).toHaveAccessibleDescription('This is the first.')
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox'), 'x{Enter}')
  await user.tab()
  expect(save).toHaveFocus()
  await user.keyboard(' ')
  await user.click(screen.getByRole('button', { name: 'Move up' }))
  expect(submit).not.toHaveBeenCalled()
  expect(move).not.toHaveBeenCalled()
  expect($toasts.get().map(({ message }) => message)).toEqual(
    expect.arrayContaining(['Nothing is changed yet.', 'This is the first.']),
  )
})

test('without a reason nothing changes', () => {
  expect(unavailable('')).toEqual({})
})
