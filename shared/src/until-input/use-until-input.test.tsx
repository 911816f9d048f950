import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useUntilInput } from './use-until-input'

function Told({ failure }: { failure: string | undefined }) {
  const { place, shown } = useUntilInput(failure)
  return (
    <form>
      <input aria-label="Email" />
      <div ref={place}>{shown}</div>
    </form>
  )
}

test('a failure goes when its form is changed; the same one of the next attempt is shown again', () => {
  const { rerender } = render(<Told failure={undefined} />)
  rerender(<Told failure="Wrong password" />)
  expect(screen.getByText('Wrong password')).toBeVisible()
  const field = screen.getByLabelText('Email')
  fireEvent.input(field, { target: { value: 'a' } })
  expect(screen.queryByText('Wrong password')).toBeNull()
  rerender(<Told failure={undefined} />)
  rerender(<Told failure="Wrong password" />)
  expect(screen.getByText('Wrong password')).toBeVisible()
  fireEvent.input(field, { target: { value: 'ab' } })
  expect(screen.queryByText('Wrong password')).toBeNull()
})

function Choice() {
  const [kind, setKind] = useState('amount')
  const { place, shown } = useUntilInput('Not saved')
  return (
    <form>
      <select aria-label="Kind" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option>amount</option>
        <option>share</option>
      </select>
      <div ref={place}>{shown}</div>
    </form>
  )
}

test('a choice takes it away, too, and stays', async () => {
  render(<Choice />)
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'share')
  expect(screen.queryByText('Not saved')).toBeNull()
  expect(screen.getByLabelText('Kind')).toHaveValue('share')
})
