import { render, screen } from '@testing-library/react'
import { Totals } from './order-totals'

const amounts = { subtotal: 20, shippingEstimate: 25, taxEstimate: 3, orderTotal: 48 }
const words = () => screen.getAllByRole('term').map(({ textContent }) => textContent?.trim())

test('a quote shows estimates, and an order shows charged amounts', () => {
  const { rerender } = render(<Totals amounts={amounts} />)
  expect(words()).toEqual(['Subtotal', 'Shipping estimate', 'Tax estimate', 'Order total'])
  rerender(<Totals amounts={amounts} charged />)
  expect(words()).toEqual(['Subtotal', 'Shipping', 'Tax', 'Order total'])
  expect(screen.getByText('$48.00')).toBeVisible()
})

const values = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('a coupon’s discount has a row with its code, in a quote and in an order', () => {
  const discounted = { ...amounts, discount: 2, taxEstimate: 2.7, orderTotal: 45.7 }
  const coupon = { code: 'WELCOME10', state: 'applied', description: '10 % off' } as const
  const { rerender } = render(<Totals amounts={{ ...discounted, coupon }} />)
  expect(words()).toContain('Discount (WELCOME10)')
  expect(values()).toEqual(['$20.00', '−$2.00', '$25.00', '$2.70', '$45.70'])
  rerender(<Totals amounts={{ ...discounted, coupon: 'WELCOME10' }} charged />)
  expect(words()).toContain('Discount (WELCOME10)')
})

test('a coupon for free shipping has a row; a refused coupon has none', () => {
  const coupon = { code: 'SHIPFREE', state: 'applied', description: 'Free shipping' } as const
  const { rerender } = render(<Totals amounts={{ ...amounts, discount: 0, shippingEstimate: 0, coupon }} />)
  expect(screen.getByText('Coupon SHIPFREE').nextSibling).toHaveTextContent('Free shipping')
  rerender(<Totals amounts={{ ...amounts, discount: 0, coupon: { ...coupon, state: 'refused' } }} />)
  expect(words()).toEqual(['Subtotal', 'Shipping estimate', 'Tax estimate', 'Order total'])
})

test('the tax line says its rate', () => {
  render(<Totals amounts={{ ...amounts, taxPercent: 7.25 }} />)
  expect(words()).toContain('Tax estimate 7.25%')
})
