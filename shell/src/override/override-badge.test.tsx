import { render, screen } from '@testing-library/react'
import { OverrideBadge, wayOut } from './override-badge'

test('names what is overridden and until when', () => {
  render(<OverrideBadge versions={{ 'mf-cart': '1.1.0', shell: '2.0.0' }} until={Date.UTC(2026, 10, 21, 15, 30)} />)
  const badge = screen.getByRole('complementary', { name: 'Override' })
  expect(badge).toHaveTextContent('mf-cart 1.1.0')
  expect(badge).toHaveTextContent('shell 2.0.0')
  expect(badge.querySelector('time')).toHaveAttribute('datetime', '2026-11-21T15:30:00.000Z')
})

test('says nothing of an end that there is not', () => {
  render(<OverrideBadge versions={{ 'mf-cart': '1.0.0-dev' }} />)
  expect(screen.getByRole('complementary')).not.toHaveTextContent('until')
})

test('the way out begins at the page that is open', () => {
  expect(wayOut('http://shop/category?category=books&page=2#top')).toBe(
    'http://shop/category?category=books&page=2&superium-override=off#top',
  )
})
