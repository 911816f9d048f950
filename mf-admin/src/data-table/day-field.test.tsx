import { fireEvent, render, screen } from '@testing-library/react'
import { DayField } from './day-field'

function open(value = '') {
  const onChange = jest.fn()
  render(<DayField label="Day" value={value} onChange={onChange} />)
  const field = screen.getByLabelText('Day')
  /** Presses a key, after which the browser reports `day`. */
  const type = (key: string, day: string): void => {
    fireEvent.keyDown(field, { key })
    fireEvent.change(field, { target: { value: day } })
  }
  return { onChange, field, type }
}

test.each(['Enter', 'leaving'])('a typed date counts only after %s', (way) => {
  const { onChange, field, type } = open('2026-11-23')
  for (const [key, day] of [
    ['2', '0002-11-20'],
    ['0', '0020-11-20'],
    ['2', '0202-11-20'],
    ['5', '2025-11-20'],
  ] as const)
    type(key, day)
  expect(onChange).not.toHaveBeenCalled()
  expect(field).toHaveValue('2025-11-20')
  if (way === 'Enter') fireEvent.keyDown(field, { key: 'Enter' })
  else fireEvent.blur(field)
  fireEvent.blur(field)
  expect(onChange.mock.calls).toEqual([['2025-11-20']])
})

test('a picked date counts at once, even after typing', () => {
  const { onChange, field, type } = open()
  fireEvent.change(field, { target: { value: '2026-11-02' } })
  expect(onChange.mock.calls).toEqual([['2026-11-02']])
  type('3', '2026-11-03')
  fireEvent.pointerDown(field)
  fireEvent.change(field, { target: { value: '2026-11-30' } })
  expect(onChange).toHaveBeenLastCalledWith('2026-11-30')
})

test('a date before 1970 or an unchanged one is ignored, and clearing the field counts', () => {
  const { onChange, field, type } = open('2026-11-23')
  type('2', '0002-11-23')
  fireEvent.blur(field)
  expect(field).toHaveValue('2026-11-23')
  type('3', '2026-11-23')
  fireEvent.blur(field)
  expect(onChange).not.toHaveBeenCalled()
  type('Backspace', '')
  fireEvent.blur(field)
  expect(onChange.mock.calls).toEqual([['']])
})
