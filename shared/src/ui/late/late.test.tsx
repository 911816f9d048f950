import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { IconButton } from '../button/button'
import { Stepper } from '../stepper/quantity-stepper'
import { late } from './late'

const taken = jest.fn()
beforeEach(() => {
  window.superiumLate = taken
  taken.mockReset()
})
afterEach(() => {
  delete window.superiumLate
})

function Heart() {
  const [wished, setWished] = useState(false)
  return (
    <IconButton {...late('heart:1')} label={wished ? 'Remove' : 'Add'} onClick={() => setWished(true)}>
      ♥
    </IconButton>
  )
}

test('a control is taken over once, when React listens to it, and has its key', () => {
  render(<Heart />)
  const heart = screen.getByRole('button', { name: 'Add' })
  expect(heart).toHaveAttribute('data-late', 'heart:1')
  act(() => heart.click())
  expect(screen.getByRole('button', { name: 'Remove' })).toBe(heart)
  expect(taken.mock.calls).toEqual([[heart]])
})

test('the buttons and the field of a stepper can be used early', () => {
  const { container } = render(<Stepper value={1} maximum={3} onChange={() => {}} />)
  expect(taken.mock.calls.map(([control]) => control)).toEqual([...container.querySelectorAll('button, input')])
})

test('a page without the script of the document works', () => {
  delete window.superiumLate
  expect(() => render(<Heart />)).not.toThrow()
})
