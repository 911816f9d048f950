import { render, screen } from '@testing-library/react'
import { Stars } from './stars'

const full = (element: Element | null): string =>
  element instanceof HTMLElement ? element.style.getPropertyValue('--full') : ''

test.each([
  [4, '4'],
  [3.74, '3'],
  [3.75, '4'],
  [0, '0'],
])('%d has %s full stars', (value, expected) => {
  render(<Stars value={value} label={`${value} out of 5 stars`} />)
  expect(full(screen.getByRole('img', { name: `${value} out of 5 stars` }))).toBe(expected)
})

test('the size is a plain number in the style', () => {
  render(<Stars value={4} size={18} label="4 stars" />)
  expect(screen.getByRole('img').style.getPropertyValue('--size')).toBe('18')
})

test('stars without a label are decoration in one element', () => {
  const { container } = render(<Stars value={2} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(container.querySelectorAll('*')).toHaveLength(1)
})
