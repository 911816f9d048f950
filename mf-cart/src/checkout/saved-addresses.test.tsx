import { addToCart, clearCart } from '@superium/shared/state'
import { openPage, productId, signIn, success, testProduct } from '@superium/shared/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import routes from '../routes'
import { answerShopApi, type Shop } from '../testing/answer-shop-api'
import { dropBillingDraft } from './billing-draft'

const home = {
  ...{ _id: 'a1', isDefault: false, name: 'Ann', phone: '+880 1712 345678', street: '12 Lake Road' },
  ...{ district: 'Dhaka', subDistrict: 'Gulshan', country: 'BD', postalCode: '1212' },
}
const office = {
  ...{ _id: 'a2', isDefault: true, name: 'Ann at work', phone: '+971 4 123 4567', street: 'Al Wasl Tower' },
  ...{ district: 'Dubai', subDistrict: 'Al Wasl', country: 'United Arab Emirates', postalCode: '' },
}

let shop: Shop
beforeEach(() => {
  clearCart()
  dropBillingDraft()
  const mug = testProduct(productId(2), { name: 'Tall mug', price: 10 })
  shop = answerShopApi([mug])
  addToCart(mug)
  signIn()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const choice = (name: RegExp) => screen.findByRole('radio', { name })

test('the default address is first and chosen; another fills in all fields, a new one empties all but the name', async () => {
  shop.answer('GET /user/addresses', success([home, office]))
  shop.answer('GET /shop/checkout-defaults', success({ source: 'address-book', address: office }))
  await openPage(routes, '/checkout')
  await waitFor(async () => expect(await choice(/^Ann at work/)).toBeChecked())
  const [first] = screen.getAllByRole('radio', { name: /Ann|Another/ })
  expect(first).toHaveAccessibleName('Ann at work, Al Wasl Tower, Al Wasl, Dubai, United Arab Emirates Default')

  await userEvent.click(await choice(/^Ann, 12 Lake Road/))
  expect(field('Street').value).toBe('12 Lake Road')
  expect(field('Country').value).toBe('Bangladesh')
  expect(field('Postcode').value).toBe('1212')
  expect(await choice(/^Ann, 12 Lake Road/)).toBeChecked()

  await userEvent.click(await choice(/^Another address/))
  expect(field('Street').value).toBe('')
  expect(field('Username').value).toBe('Ann')
})

test('the form comes together with the saved addresses, so that nothing moves', async () => {
  const answers: ((answer: object) => void)[] = []
  shop.answer('GET /user/addresses', () => new Promise<object>((resolve) => answers.push(resolve)))
  await openPage(routes, '/checkout')
  expect(screen.queryByLabelText('Street')).toBeNull()
  await act(async () => answers[0]?.(success([home])))
  expect(screen.getByRole('radio', { name: /^Ann, 12 Lake Road/ })).toBeVisible()
  expect(field('Street')).toBeVisible()
})

test('the form does not wait long for them, and late ones do not move it', async () => {
  jest.useFakeTimers()
  const answers: ((answer: object) => void)[] = []
  shop.answer('GET /user/addresses', () => new Promise<object>((resolve) => answers.push(resolve)))
  await openPage(routes, '/checkout')
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(field('Street')).toBeVisible()
  await act(async () => answers[0]?.(success([home])))
  expect(screen.queryByRole('radio', { name: /^Ann/ })).toBeNull()
  jest.useRealTimers()
})

test('a chosen address outlives a reload and is not replaced by the default one', async () => {
  shop.answer('GET /user/addresses', success([home, office]))
  shop.answer('GET /shop/checkout-defaults', success({ source: 'address-book', address: office }))
  await openPage(routes, '/checkout')
  await userEvent.click(await choice(/^Ann, 12 Lake Road/))
  cleanup()
  await openPage(routes, '/checkout')
  await waitFor(async () => expect(await choice(/^Ann, 12 Lake Road/)).toBeChecked())
  expect(field('District').value).toBe('Dhaka')
})

test('a changed field makes it another address; the postcode is optional where the country has none', async () => {
  shop.answer('GET /user/addresses', success([office]))
  await openPage(routes, '/checkout')
  await userEvent.click(await choice(/^Ann at work/))
  expect(field('Postcode')).toHaveAttribute('aria-required', 'false')
  expect(field('Postcode')).toHaveAccessibleDescription('Optional')
  await userEvent.type(field('Street'), ' 7')
  expect(await choice(/^Another address/)).toBeChecked()
})

test('without saved addresses there is no choice', async () => {
  shop.answer('GET /user/addresses', success([]))
  await openPage(routes, '/checkout')
  await waitFor(() => expect(shop.callsTo('GET /user/addresses')).toHaveLength(1))
  expect(screen.queryByRole('radio', { name: /Another address/ })).toBeNull()
})
