import { openPage, problem, productId, signIn } from '@superium/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import routes from '../routes'
import { answerShopApi } from '../testing/answer-shop-api'

beforeEach(signIn)

test('an unknown order links to the order history', async () => {
  answerShopApi([])
  await openPage(routes, `/checkout?order=${productId(1)}`)
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such order in your account.')
  expect(screen.getByRole('link', { name: 'View my orders' })).toHaveAttribute('href', '/myaccount?num=2')
})

test('a failure shows the reason and Try again', async () => {
  const shop = answerShopApi([])
  shop.intercept = () => problem(500, 'Something went wrong on our side.')
  await openPage(routes, `/checkout?order=${productId(1)}`)
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  shop.intercept = null
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('There is no such order in your account.')).toBeVisible()
})
