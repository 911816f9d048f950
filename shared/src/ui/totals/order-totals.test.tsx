import { render, screen } from '@testing-library/react'
import { Totals } from './order-totals'

const amounts = { subtotal: 20, shippingEstimate: 25, taxEstimate: 3, orderTotal: 48 }
const words = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

test('a quote shows estimates, and an order shows charged amounts', () => {
  const { rerender } = render(<Totals amounts={amounts} />)
  expect(words()).toEqual(['Subtotal', 'Shipping estimate', 'Tax estimate', 'Order total'])
  rerender(<Totals amounts={amounts} charged />)
  expect(words()).toEqual(['Subtotal', 'Shipping', 'Tax', 'Order total'])
  expect(screen.getByText('$48.00')).toBeVisible()
})
