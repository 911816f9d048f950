import { $toasts } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { answerShopApi, listingOf, type Shop } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'

const coming = [
  testProduct('a', { name: 'Lamp', status: 'pre-order', releaseDate: '2026-12-24' }),
  testProduct('b', { name: 'Vase', status: 'up-coming' }),
]

let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
  shop.answer('categorywise', listingOf(coming))
  shop.answer('preorder', { status: 'success', message: 'We will write to you as soon as “Vase” is released.' })
  $toasts.set([])
})

const box = async () => within(await screen.findByRole('region', { name: 'Pre-order' }))
const sent = () => shop.bodiesOf('preorder')

test('offers coming products at any price', async () => {
  await openCatalogPage('/')
  const products = (await box()).getByRole('combobox', { name: 'Product' })
  expect(
    within(products)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lamp', 'Vase'])
  const query = shop.queriesOf('categorywise').at(-1)
  expect(query?.getAll('availability')).toEqual(['pre-order', 'up-coming'])
  expect(query?.has('max')).toBe(false)
  expect(screen.getByText('Coming Dec 24, 2026')).toBeVisible()
})

test.each([
  ['', 'Email is required'],
  ['nobody', 'Invalid email address'],
])('rejects the email %p at its field: %s', async (email, problem) => {
  await openCatalogPage('/')
  const { getByLabelText, getByRole, findByText } = await box()
  const field = getByLabelText('Email')
  if (email) await userEvent.type(field, email)
  await userEvent.click(getByRole('button', { name: 'Pre-order' }))
  expect(await findByText(problem)).toBeVisible()
  expect(field).toHaveAccessibleDescription(problem)
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(sent()).toEqual([])
})

test('sends product, details and address, shows the server’s message as a toast and empties the form', async () => {
  await openCatalogPage('/')
  const { getByLabelText, getByRole } = await box()
  await userEvent.selectOptions(getByRole('combobox', { name: 'Product' }), 'Vase')
  await userEvent.type(getByLabelText('Product details'), 'Blue, please')
  await userEvent.type(getByLabelText('Email'), 'bea@example.com{Enter}')
  await waitFor(() => expect(sent()).toEqual([{ productId: 'b', email: 'bea@example.com', details: 'Blue, please' }]))
  await waitFor(() =>
    expect($toasts.get()).toMatchObject([
      { variant: 'success', message: 'We will write to you as soon as “Vase” is released.' },
    ]),
  )
  expect(getByLabelText('Email')).toHaveValue('')
})

test('a server error is shown and the input stays', async () => {
  shop.answer('preorder', { status: 'error', code: 409, message: '“Lamp” is released: it can be ordered now.' })
  await openCatalogPage('/')
  const { getByLabelText } = await box()
  await userEvent.type(getByLabelText('Email'), 'bea@example.com{Enter}')
  await waitFor(() =>
    expect($toasts.get()).toMatchObject([{ variant: 'error', message: '“Lamp” is released: it can be ordered now.' }]),
  )
  expect(getByLabelText('Email')).toHaveValue('bea@example.com')
})

test('an email that is corrected loses its message', async () => {
  await openCatalogPage('/')
  const { getByLabelText, getByRole, findByText, queryByText } = await box()
  await userEvent.click(getByRole('button', { name: 'Pre-order' }))
  await findByText('Email is required')
  await userEvent.type(getByLabelText('Email'), 'b')
  expect(queryByText('Email is required')).toBeNull()
  expect(getByLabelText('Email')).toHaveAttribute('aria-invalid', 'false')
})

test('the message of a failure goes when the pre-order is sent again', async () => {
  shop.answer('preorder', { status: 'error', code: 409, message: 'Not now.' })
  await openCatalogPage('/')
  const { getByLabelText } = await box()
  await userEvent.type(getByLabelText('Email'), 'bea@example.com{Enter}')
  await waitFor(() => expect($toasts.get()).toMatchObject([{ message: 'Not now.' }]))
  shop.answer('preorder', { status: 'success', message: 'We will write to you.' })
  await userEvent.type(getByLabelText('Email'), '{Enter}')
  await waitFor(() => expect($toasts.get()).toMatchObject([{ message: 'We will write to you.' }]))
})

test('without coming products there is no box', async () => {
  shop.answer('categorywise', listingOf([], 0))
  await openCatalogPage('/')
  await screen.findByRole('list', { name: 'Best Seller' })
  expect(screen.queryByRole('region', { name: 'Pre-order' })).not.toBeInTheDocument()
})

test('a shop that sends no emails has no box', async () => {
  shop.answer('settings', { status: 'success', data: { mail: false } })
  await openCatalogPage('/')
  await screen.findByRole('list', { name: 'Best Seller' })
  expect(screen.queryByRole('region', { name: 'Pre-order' })).not.toBeInTheDocument()
})
