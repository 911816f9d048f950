import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { testOrderLine } from '../testing/test-order'
import { OrderLines } from './order-lines'

const shirt = testOrderLine({ productId: 'shirt', name: 'T-Shirt', quantity: 2, price: 20, total: 40 })
const charcoal = {
  ...shirt,
  variant: 'v1',
  variantName: 'Charcoal, XXL',
  sku: 'TS-1-XXL',
  image: '/media/charcoal/640.webp',
}
const rust = { ...shirt, variant: 'v2', variantName: 'Rust, M', sku: 'TS-2-M', image: '/media/rust/640.webp' }

test('two variants of one product are two lines with their own name, SKU and picture', () => {
  const warn = jest.spyOn(console, 'error')
  render(
    <MemoryRouter>
      <OrderLines lines={[charcoal, rust]} label="Products" />
    </MemoryRouter>,
  )
  const lines = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    'T-ShirtCharcoal, XXL2 × $20.00SKU TS-1-XXL$40.00',
    'T-ShirtRust, M2 × $20.00SKU TS-2-M$40.00',
  ])
  expect(lines.map((line) => line.querySelector('img')?.getAttribute('src'))).toEqual([charcoal.image, rust.image])
  expect(lines.map((line) => within(line).getByRole('link').getAttribute('href'))).toEqual([
    '/product-detail/shirt?variant=v1',
    '/product-detail/shirt?variant=v2',
  ])
  // React reports two lines with the same key as an error.
  expect(warn).not.toHaveBeenCalled()
})

test('a line without variant and SKU shows neither', () => {
  render(
    <MemoryRouter>
      <OrderLines lines={[{ ...shirt, image: '' }]} label="Products" pathOf={() => '/elsewhere'} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('listitem')).toHaveTextContent('T-Shirt2 × $20.00$40.00')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/elsewhere')
})

test.each([
  ['waits', { quantity: 3, shipped: 1, cancelled: 1 }, true],
  ['is sent', { quantity: 3, shipped: 2, cancelled: 1 }, false],
])('a pre-ordered line that %s says from when it ships only while it waits', (_, pieces, says) => {
  render(
    <MemoryRouter>
      <OrderLines lines={[{ ...shirt, ...pieces, releaseDate: '2027-01-15' }]} label="Products" />
    </MemoryRouter>,
  )
  expect(screen.queryByText('Ships from Jan 15, 2027') !== null).toBe(says)
})

test('a line says its share of the discount', () => {
  render(
    <MemoryRouter>
      <OrderLines lines={[{ ...shirt, discount: 8.33 }]} label="Products" />
    </MemoryRouter>,
  )
  expect(screen.getByRole('listitem')).toHaveTextContent('T-Shirt2 × $20.00Discount −$8.33$40.00')
})

test('a line shows its cancelled and returned pieces, and what can be done with it', () => {
  const line = { ...shirt, quantity: 4, cancelled: 1, returned: 2 }
  render(
    <MemoryRouter>
      <OrderLines
        lines={[line]}
        label="Products"
        actionsOf={({ name }) => <button type="button">Review {name}</button>}
      />
    </MemoryRouter>,
  )
  expect(screen.getByText('1 of 4 cancelled')).toBeVisible()
  expect(screen.getByText('2 of 4 returned')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Review T-Shirt' })).toBeVisible()
})
