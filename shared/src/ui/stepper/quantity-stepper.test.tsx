import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Stepper } from './quantity-stepper'

const chosen = jest.fn()

function Counted({ maximum = 20, start = 1, onZero }: { maximum?: number; start?: number; onZero?: () => void }) {
  const [value, setValue] = useState(start)
  const choose = (next: number): void => {
    chosen(next)
    setValue(next)
  }
  return <Stepper value={value} maximum={maximum} onChange={choose} {...(onZero && { onZero })} />
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

test('the stock limits the quantity with a message', async () => {
  render(<Counted maximum={4} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '9')
  expect(field()).toHaveValue('4')
  expect(screen.getByText('Only 4 left')).toBeVisible()
  const increase = screen.getByRole('button', { name: 'Increase quantity' })
  expect(increase).toHaveAttribute('aria-disabled', 'true')
  chosen.mockReset()
  await userEvent.click(increase)
  expect(chosen).not.toHaveBeenCalled()
  expect(increase).toHaveFocus()
})

async function enter(text: string): Promise<void> {
  await userEvent.click(field())
  await userEvent.clear(field())
  await userEvent.keyboard(text)
}

test.each(['-2', '1.5', 'abc', '2x'])('%s is refused with what is allowed, and the quantity stays', async (text) => {
  render(<Counted start={3} />)
  await enter(text)
  expect(field()).toHaveValue(text)
  expect(screen.getByRole('alert')).toHaveTextContent('Type a whole number from 1 to 20')
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription('Type a whole number from 1 to 20')
  await userEvent.tab()
  expect(field()).toHaveValue('3')
  expect(screen.getByRole('alert')).toBeVisible()
  await enter('5')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field()).toHaveValue('5')
})

test('0 offers the removal once the typing ends, and changes nothing itself', async () => {
  const onZero = jest.fn()
  render(<Counted start={3} onZero={onZero} />)
  await enter('0')
  expect(onZero).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onZero).toHaveBeenCalledTimes(1)
  await userEvent.tab()
  expect(onZero).toHaveBeenCalledTimes(1)
  expect(field()).toHaveValue('3')
  expect(chosen).not.toHaveBeenCalled()
})

test('0 is refused where nothing can be removed', async () => {
  render(<Counted start={3} maximum={Number.POSITIVE_INFINITY} />)
  await enter('0')
  await userEvent.tab()
  expect(screen.getByRole('alert')).toHaveTextContent('Type a whole number of at least 1')
  expect(field()).toHaveValue('3')
})
