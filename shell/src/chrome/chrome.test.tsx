import { addToCart, clearCart } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { testDeployment, testRemotes } from '../testing/test-remotes'
import { Chrome } from './chrome'

beforeAll(() => {
  window.scrollTo = () => {}
})

test('the live region exists before the first "Added to cart!"', async () => {
  clearCart()
  const cart = testDeployment('mf-cart', { slots: ['cart-notice'] })
  const load = jest.fn(async () => ({ default: () => <p>Added to cart!</p> }))
  const router = createMemoryRouter([{ path: '*', element: <Chrome remotes={testRemotes([cart], load)} /> }])
  const { container } = await act(async () => render(<RouterProvider router={router} />))
  const region = container.querySelector('output[aria-live="polite"]')
  expect(region).toBeEmptyDOMElement()
  expect(load).not.toHaveBeenCalled()
  await act(async () => void addToCart(testProduct('a')))
  expect(region).toContainElement(await screen.findByText('Added to cart!'))
})
