import type { Product, Variant } from '@superium/shared/api'
import { $cart, clearCart, receiveEcommerceEvents } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { answerShopApi } from '../testing/answer-shop-api'
import { testVariant } from '../testing/product-samples'
import { firstChoice, shownProduct, type VariantChoice, withValue } from '../variants/variant-options'
import { BuyBox } from './buy-box'

const shirt = testProduct('a', { variantCount: 3, price: 20, highestPrice: 26, stock: 6 })
const variants = [
  testVariant('rs', { colour: 'Rust', size: 'S', name: 'Rust, S', stock: 4 }),
  testVariant('rm', { colour: 'Rust', size: 'M', name: 'Rust, M', stock: 0 }),
  testVariant('sm', { colour: 'Sky', size: 'M', name: 'Sky, M', stock: 2 }),
]

function Chosen({ product, of }: { product: Product; of: readonly Variant[] }) {
  const [choice, setChoice] = useState<VariantChoice>(() => firstChoice(of, {}))
  return (
    <BuyBox
      product={shownProduct(product, of, choice)}
      variants={of}
      choice={choice}
      onChoose={(axis, value) => setChoice(withValue(of, choice, axis, value))}
      bar
    />
  )
}

const add = () => userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
const events = jest.fn()

beforeEach(() => {
  clearCart()
  receiveEcommerceEvents(events)
  events.mockReset()
})

test('without a size, Add to cart says so beside the sizes and focuses them', async () => {
  render(<Chosen product={shirt} of={variants} />)
  const sizes = screen.getByRole('group', { name: 'Size' })
  expect(within(sizes).queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Rust' })).toBeChecked()
  await add()
  expect($cart.get()).toEqual([])
  expect(screen.getByRole('group', { name: 'Size: Choose a size' })).toBe(sizes)
  expect(within(sizes).getByRole('radio', { name: 'S' })).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('group', { name: 'Size: S' })).toBe(sizes)
  await add()
  expect($cart.get()).toMatchObject([{ _id: 'a', variant: 'rs', quantity: 1 }])
})

test('the price is "From" until a variant is chosen', async () => {
  render(<Chosen product={shirt} of={variants} />)
  expect(screen.getByText('From')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'S' }))
  expect(screen.queryByText('From')).not.toBeInTheDocument()
  expect(screen.getByText('$19.99')).toBeInTheDocument()
})

test('a sold-out size says which one it is, and offers an alert', async () => {
  answerShopApi()
  render(<Chosen product={shirt} of={variants} />)
  await userEvent.click(screen.getByRole('radio', { name: 'M, Sold out' }))
  expect(screen.getByText('Rust, M is currently sold out.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Email me when it is back in stock' })).toBeVisible()
})

test('a double click adds once', async () => {
  render(<Chosen product={testProduct('a', { stock: 5 })} of={[]} />)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add to cart' }))
  expect($cart.get()).toMatchObject([{ quantity: 1 }])
  await add()
  expect($cart.get()).toMatchObject([{ quantity: 2 }])
})

test('add_to_cart has the pieces that were added', async () => {
  render(<Chosen product={testProduct('a', { stock: 2, price: 10 })} of={[]} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '2')
  await add()
  await add()
  expect(screen.getByText('All 2 in stock are already in your cart.')).toBeVisible()
  expect(events).toHaveBeenCalledTimes(1)
  expect(events).toHaveBeenCalledWith({
    name: 'add_to_cart',
    params: { currency: 'USD', value: 20, items: [expect.objectContaining({ item_id: 'SKU-a', quantity: 2 })] },
  })
})
