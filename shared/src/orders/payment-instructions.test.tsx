import { render, screen } from '@testing-library/react'
import { testOrder } from '../testing/test-order'
import { PaymentInstructions } from './payment-instructions'

const show = (change: Parameters<typeof testOrder>[1]) => render(<PaymentInstructions order={testOrder('1', change)} />)

test('a waiting order says how to pay, with which reference, and until when', () => {
  const instructions = ['Transfer $48.00 to this account:', 'IBAN DE00', 'Reference: SU-1']
  show({ payment: { state: 'waiting', reference: 'SU-1', instructions, dueAt: '2026-03-08T10:00:00.000Z' } })
  expect(screen.getByText('Waiting for your payment')).toBeVisible()
  for (const line of instructions) expect(screen.getByText(line)).toBeVisible()
  expect(screen.getByText(/Please pay by/)).toHaveTextContent(/Mar 8, 2026.* Unpaid by then, the order is cancelled\.$/)
})

test('an order whose cash is unconfirmed says so, and which part of a refund waits for it', () => {
  const payment = { state: 'cash-reported' as const, reference: 'SU-1', instructions: [] }
  show({ payment, refund: 46, refundWaiting: 11.5 })
  expect(screen.getByText('The courier took your payment. We confirm it when the money is here.')).toBeVisible()
  expect(screen.getByText(/^\$11\.50 of it waits until we have the money that the courier took/)).toBeVisible()
})

test('a paid order says when it was paid and what is paid back, and no longer how to pay', () => {
  show({
    payment: { state: 'paid', reference: 'SU-1', instructions: [], paidAt: '2026-03-02T10:00:00.000Z' },
    refund: 11.5,
  })
  expect(screen.getByText(/^Paid/)).toHaveTextContent('Paid · Mar 2, 2026')
  expect(screen.getByText('We pay $11.50 back to you.')).toBeVisible()
  expect(screen.queryByText(/Please pay/)).toBeNull()
})
