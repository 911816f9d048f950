import { openPage, problem } from '@superium/shared/testing'
import { screen } from '@testing-library/react'
import routes from '../routes'
import { answerShopApi } from '../testing/answer-shop-api'

const answer = (data: object) => () => Response.json({ status: 'success', data })

test('the page states the server’s shipping and tax rules', async () => {
  const shop = answerShopApi([])
  shop.intercept = answer({ flat: 25, freeOver: null, taxPercent: 15 })
  await openPage(routes, '/help')
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Shipping' })).toHaveTextContent('$25.00 for the whole order')
  expect(screen.getByRole('region', { name: 'Taxes' })).toHaveTextContent('15% of the subtotal')
  expect(screen.getByRole('region', { name: 'Returns' })).toHaveTextContent('60 days')
  expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Cash on delivery')
})

test('the page states a threshold for free delivery', async () => {
  const shop = answerShopApi([])
  shop.intercept = answer({ flat: 25, freeOver: 50, taxPercent: 15 })
  await openPage(routes, '/help')
  expect(screen.getByRole('region', { name: 'Shipping' })).toHaveTextContent('free for orders over $50.00')
})

test('the page works when the rules cannot be loaded', async () => {
  const shop = answerShopApi([])
  shop.intercept = () => problem(500, 'Something went wrong on our side.')
  await openPage(routes, '/help')
  expect(screen.getByRole('region', { name: 'Shipping' })).toHaveTextContent('shown in your cart')
})
