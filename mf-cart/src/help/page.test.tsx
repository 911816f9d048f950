import { countries } from '@superium/shared/countries'
import { openPage, problem, success } from '@superium/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import routes from '../routes'
import { answerShopApi } from '../testing/answer-shop-api'

const settings = {
  mail: true,
  supportEmail: 'help@superium.example',
  address: ['Superium', '1 Shop Street'],
  taxPercent: 7.25,
  shipping: { flat: 25 },
  payments: [{ type: 'cash_on_delivery', name: 'Cash on delivery', description: 'You pay the courier.' }],
  unpaidExpiryHours: 168,
  returnDays: 60,
}

const open = async (change: object = {}): Promise<void> => {
  answerShopApi([]).answer('GET /shop/settings', success({ ...settings, ...change }))
  await openPage(routes, '/help')
}
const topic = (name: string) => screen.getByRole('region', { name })

test('the page states the shop’s own shipping, tax, payment, return and contact', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  expect(topic('Shipping')).toHaveTextContent('$25.00 for the whole order')
  expect(topic('Taxes')).toHaveTextContent('7.25% of the subtotal')
  expect(topic('Payment')).toHaveTextContent('You pay the courier.')
  expect(topic('Payment')).toHaveTextContent('kept for 7 days')
  expect(topic('Returns')).toHaveTextContent('60 days')
  expect(topic('Returns')).toHaveTextContent('Products that Superium sells go to:Superium1 Shop Street')
  expect(topic('Returns')).toHaveTextContent('Write the order number on the parcel.')
  expect(topic('Returns')).toHaveTextContent('we pay it to a bank account')
  expect(topic('Contact')).toHaveTextContent('1 Shop Street')
  expect(screen.getByRole('link', { name: 'help@superium.example' })).toHaveAttribute(
    'href',
    'mailto:help@superium.example',
  )
})

test('the page states a threshold for free delivery', async () => {
  await open({ shipping: { flat: 25, freeOver: 50 } })
  expect(topic('Shipping')).toHaveTextContent('free for orders over $50.00')
})

test('the page names the countries of the checkout’s list as those that it delivers to', async () => {
  await open()
  expect(topic('Shipping')).toHaveTextContent('in every country and territory that you can choose there')
  expect(topic('Shipping')).not.toHaveTextContent(/nationwide/i)
  await userEvent.click(screen.getByText('Where we deliver'))
  const names = await screen.findByText(/countries and territories:/)
  expect(names).toHaveTextContent(`${countries().length} countries and territories: Afghanistan,`)
  for (const { name } of countries()) expect(names).toHaveTextContent(name)
})

test('the page works when the settings cannot be loaded, and promises nothing of them', async () => {
  const shop = answerShopApi([])
  shop.intercept = () => problem(500, 'Something went wrong on our side.')
  await openPage(routes, '/help')
  expect(topic('Shipping')).toHaveTextContent('shown in your cart')
  expect(topic('Contact')).not.toHaveTextContent('Write to us')
  expect(topic('Returns')).not.toHaveTextContent('sells go to')
  expect(screen.getByRole('button', { name: 'Send message' })).toBeVisible()
})

test('the about page leads to help and contact', async () => {
  await openPage(routes, '/about')
  expect(screen.getByRole('heading', { level: 1, name: 'About Superium' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/help#contact')
})
