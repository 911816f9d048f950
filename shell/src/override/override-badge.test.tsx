import { render, screen } from '@testing-library/react'
import { OverrideBadge, wayOut } from './override-badge'

test('the badge shows the overridden versions and when the override ends', () => {
  render(<OverrideBadge versions={{ 'mf-cart': '1.1.0', shell: '2.0.0' }} until={Date.UTC(2026, 10, 21, 15, 30)} />)
  const badge = screen.getByRole('complementary', { name: 'Override' })
  expect(badge).toHaveTextContent('mf-cart 1.1.0')
  expect(badge).toHaveTextContent('shell 2.0.0')
  expect(badge.querySelector('time')).toHaveAttribute('datetime', '2026-11-21T15:30:00.000Z')
})

test('the badge shows no end for an override without one', () => {
  render(<OverrideBadge versions={{ 'mf-cart': '1.0.0-dev' }} />)
  expect(screen.getByRole('complementary')).not.toHaveTextContent('until')
})

test('the link that ends the override returns to the current page', () => {
  expect(wayOut('http://shop/category?category=books&page=2#top')).toBe(
    'http://shop/category?category=books&page=2&superium-override=off#top',
  )
})
