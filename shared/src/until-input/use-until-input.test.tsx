import { fireEvent, render, screen } from '@testing-library/react'
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
