import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerShopApi, type Shop } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'

const TOKEN = 'a'.repeat(43)
const link = { kind: 'restock', productId: 'a', name: 'Lamp', variantName: 'Rust, M', confirmed: false }
const unknown = { status: 'error', code: 404, message: 'There is no such link.' }

let shop: Shop
beforeEach(() => {
  shop = answerShopApi()
})

const posts = () => shop.calls.filter(({ name }) => name.startsWith('POST'))

test('a confirmation is sent only by the button, and then says what was confirmed', async () => {
  shop.answer('alerts/confirm', { status: 'success', data: link })
  await openCatalogPage(`/alerts/confirm?token=${TOKEN}`)
  expect(await screen.findByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  expect(screen.getByText('We write to you once, when “Lamp” (Rust, M) is in stock again.')).toBeVisible()
  expect(posts()).toEqual([])
  shop.answer('alerts/confirm', { status: 'success', data: { ...link, confirmed: true } })
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  const title = await screen.findByRole('heading', { name: 'Your address is confirmed' })
  await waitFor(() => expect(title).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
  expect(shop.bodiesOf('alerts/confirm')).toEqual([{ token: TOKEN }])
  expect(screen.getByRole('link', { name: 'See the product' })).toHaveAttribute('href', '/product-detail/a')
})

test('a link that was used says so without a button', async () => {
  shop.answer('alerts/confirm', { status: 'success', data: { ...link, confirmed: true } })
  await openCatalogPage(`/alerts/confirm?token=${TOKEN}`)
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
})

test.each(['', '?token=', '?token=short', `?token=${TOKEN}`])(
  'a bad or old link (%s) says why and leads on',
  async (query) => {
    shop.answer('alerts/confirm', unknown)
    await openCatalogPage(`/alerts/confirm${query}`)
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
    expect(screen.getByText(/older than 3 days/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeVisible()
  },
)

test('a confirmation that fails says so, and can be sent again', async () => {
  shop.answer('alerts/confirm', { status: 'success', data: link })
  await openCatalogPage(`/alerts/confirm?token=${TOKEN}`)
  shop.answer('alerts/confirm', { status: 'error', code: 409, message: 'Not now.' })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Not now.')).toBeVisible()
  shop.answer('alerts/confirm', { status: 'success', data: { ...link, confirmed: true } })
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
})

test('unsubscribing needs the button, too', async () => {
  shop.answer('alerts/unsubscribe', { status: 'success', message: 'Done.' })
  await openCatalogPage(`/alerts/unsubscribe?token=${TOKEN}`)
  const button = await screen.findByRole('button', { name: 'Unsubscribe' })
  expect(posts()).toEqual([])
  await userEvent.click(button)
  const title = await screen.findByRole('heading', { name: 'You are unsubscribed' })
  await waitFor(() => expect(title).toHaveFocus())
  expect(shop.queriesOf('alerts/unsubscribe').at(-1)?.get('token')).toBe(TOKEN)
})

test('an old unsubscribe link says so', async () => {
  shop.answer('alerts/unsubscribe', unknown)
  await openCatalogPage(`/alerts/unsubscribe?token=${TOKEN}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
})
