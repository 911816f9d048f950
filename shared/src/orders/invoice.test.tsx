import { answerApi, success, testOrder, testOrderLine } from '@superium/shared/testing'
import { render, screen, within } from '@testing-library/react'
import { PrintInvoice } from './print-invoice'

const order = testOrder('1')

/** The invoice of an order, which only print shows. */
function invoiceOf(shown = order) {
  render(<PrintInvoice order={shown} />)
  return within(screen.getByLabelText('Invoice'))
}

beforeEach(() => {
  answerApi({ 'GET /shop/settings': success({ address: ['1 Shop Street'] }) })
})

test('the invoice lists number, date, both addresses and each line with its unit price', async () => {
  const invoice = invoiceOf()
  expect(invoice.getByText('SU-1')).toBeInTheDocument()
  expect(invoice.getByText('March 1, 2026')).toBeInTheDocument()
  expect(invoice.getByText('Ada Lovelace')).toBeInTheDocument()
  expect(await invoice.findByText('1 Shop Street')).toBeInTheDocument()
  expect(invoice.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'ProductSKUQuantityUnit priceAmount',
    'Enamel mug2$10.00$20.00',
  ])
})

test('the invoice of an unpaid order says how to pay it', () => {
  const invoice = invoiceOf(
    testOrder('1', {
      paymentType: 'direct_bank_transfer',
      payment: { state: 'waiting', reference: 'SU-1', instructions: ['Transfer $48.00 to Demo Bank.'] },
    }),
  )
  expect(invoice.getByText('Transfer $48.00 to Demo Bank.')).toBeInTheDocument()
  expect(invoice.getByText(/Direct bank transfer, not paid yet/)).toBeInTheDocument()
})

test('the invoice says who sells what, if not all of it is the shop’s', () => {
  const seller = { slug: 'lake-goods', name: 'Lake Goods', open: true }
  const products = [testOrderLine(), testOrderLine({ lineNumber: 1, name: 'Lake map', seller, productId: 'other' })]
  const invoice = invoiceOf(testOrder('1', { products }))
  for (const text of ['Sold by Superium', 'Sold by Lake Goods']) expect(invoice.getByText(text)).toBeInTheDocument()
})

test('the invoice lists what remains after a cancellation, and what is paid back', () => {
  const products = [testOrderLine({ quantity: 3, cancelled: 1, total: 20 })]
  const invoice = invoiceOf(testOrder('1', { products, refund: 11.5 }))
  expect(invoice.getAllByRole('row', { hidden: true })[1]).toHaveTextContent('Enamel mug21 cancelled$10.00$20.00')
  expect(invoice.getByText('To be paid back: $11.50')).toBeInTheDocument()
})
