import type { Product } from '@superium/shared/api'
import { $cart, clearCart, withVariant } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testVariant } from '../testing/product-samples'
import { WithRouter } from '../testing/with-router'
import { BuyBox } from './buy-box'

const shirt = testProduct('a', { variantCount: 2 })

const show = (product: Product) =>
  render(
    <WithRouter>
      <BuyBox product={product} />
    </WithRouter>,
  )

beforeEach(clearCart)

test('a product with variants links to its page instead of the cart', () => {
  show(shirt)
  expect(screen.getByRole('link', { name: 'Choose options' })).toHaveAttribute('href', '/product-detail/a')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a selected variant goes into the cart with its id', async () => {
  show(withVariant(shirt, testVariant('m')))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect($cart.get()).toMatchObject([{ _id: 'a', variant: 'm', quantity: 1 }])
})
