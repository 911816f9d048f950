import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Stepper } from './quantity-stepper'

const chosen = jest.fn()

function Counted({ maximum = 20 }: { maximum?: number }) {
  const [value, setValue] = useState(1)
  const choose = (next: number): void => {
    chosen(next)
    setValue(next)
  }
  return <Stepper value={value} maximum={maximum} onChange={choose} />
}

const field = () => screen.getByRole('textbox', { name: 'Quantity' })

beforeEach(() => chosen.mockReset())

test('the quantity can be cleared and typed again', async () => {
  render(<Counted />)
  await userEvent.click(field())
  await userEvent.keyboard('{Backspace}')
  expect(field()).toHaveValue('')
  await userEvent.keyboard('3')
  expect(field()).toHaveValue('3')
  expect(chosen.mock.calls).toEqual([[3]])
})

test('an empty field returns to the last quantity', async () => {
  render(<Counted />)
  await userEvent.clear(field())
  await userEvent.tab()
  expect(field()).toHaveValue('1')
  expect(chosen).not.toHaveBeenCalled()
})

test('the stock limits the quantity with a message, and letters are ignored', async () => {
  render(<Counted maximum={4} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '9x')
  expect(field()).toHaveValue('4')
  expect(screen.getByText('Only 4 left')).toBeVisible()
  const increase = screen.getByRole('button', { name: 'Increase quantity' })
  expect(increase).toHaveAttribute('aria-disabled', 'true')
  chosen.mockReset()
  await userEvent.click(increase)
  expect(chosen).not.toHaveBeenCalled()
  expect(increase).toHaveFocus()
})
