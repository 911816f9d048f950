import type { OwnTexts } from '@superium/shared/api'
import { $session, $toasts } from '@superium/shared/state'
import { answersShown, testProduct } from '@superium/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { answerShopApi, type Shop } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'
import { detailOf, reviewsOf, testReview } from '../testing/product-samples'

const path = 'products/a/reviews'
let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
  $toasts.set([])
  $session.set({ status: 'anonymous', user: null })
  shop.answer('data/a', detailOf(testProduct('a')))
})
afterEach(async () => {
  jest.restoreAllMocks()
})

function answerOwn(own: Partial<OwnTexts>) {
  const data = {
    reviews: [],
    mayReview: false,
    mayReviewLater: false,
    purchases: [],
    mayAnswer: false,
    questions: [],
    answers: [],
    hidden: [],
    ...own,
  }
  shop.answer('products/a/mine', { status: 'success', data })
}

function signIn(own: Partial<OwnTexts>, emailVerified = true) {
  const user = { uid: 'u', email: 'bea@example.com', displayName: 'Bea', photoURL: null, roles: [], emailVerified }
  answerOwn(own)
  $session.set({ status: 'signed-in', user })
}

const many = [1, 2, 3, 4, 5].map((number) => testReview(`r${number}`))

async function open(query = '') {
  const page = await openCatalogPage(`/product-detail/a${query}`)
  return { page, reviews: within(await screen.findByRole('region', { name: 'Reviews' })) }
}

test('shows stars, headline, text, author and the bought variant', async () => {
  shop.answer(
    path,
    reviewsOf([testReview('r', { stars: 2, variantName: 'Rust, M', editedAt: '2026-10-09T00:00:00Z' })]),
  )
  const { reviews } = await open()
  const review = within(await reviews.findByRole('article', { name: 'Title r' }))
  for (const words of ['What r says', 'Bea B.', 'Verified buyer', 'Oct 8, 2026', 'Bought: Rust, M', 'edited']) {
    expect(review.getByText(words)).toBeVisible()
  }
  expect(review.getByRole('img', { name: '2.0 out of 5 stars' })).toBeVisible()
})

test('the reply of the seller stands below the review', async () => {
  const reply = { text: 'We send a new one.', author: 'Lake Goods', at: '2026-10-10T00:00:00Z' }
  shop.answer(path, reviewsOf([testReview('r', { reply })]))
  const { reviews } = await open()
  const review = within(await reviews.findByRole('article', { name: 'Title r' }))
  for (const words of ['We send a new one.', 'Lake Goods', 'Seller']) expect(review.getByText(words)).toBeVisible()
})

test('an unverified author has no badge', async () => {
  shop.answer(path, reviewsOf([testReview('r', { verified: false })]))
  const { reviews } = await open()
  await reviews.findByText('What r says')
  expect(reviews.queryByText('Verified buyer')).not.toBeInTheDocument()
})

test('sorting, filtering by stars and paging ask the server', async () => {
  shop.answer(path, reviewsOf(many, 12))
  const { reviews } = await open()
  expect(await reviews.findByText('Showing 1 to 5 of 12 entries')).toBeVisible()
  await userEvent.click(reviews.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(shop.queriesOf(path).at(-1)?.get('page')).toBe('1'))
  await userEvent.selectOptions(reviews.getByRole('combobox', { name: 'Sort By' }), 'Lowest rating')
  await waitFor(() => expect(shop.queriesOf(path).at(-1)?.get('sort')).toBe('lowest'))
  expect(shop.queriesOf(path).at(-1)?.get('page')).toBe('0')
  await userEvent.click(reviews.getByRole('button', { name: '4 stars: 5 reviews' }))
  await waitFor(() => expect(shop.queriesOf(path).at(-1)?.get('stars')).toBe('4'))
  expect(reviews.getByRole('button', { name: '4 stars: 5 reviews', pressed: true })).toBeVisible()
  await userEvent.click(reviews.getByRole('button', { name: 'Show all reviews' }))
  await waitFor(() => expect(shop.queriesOf(path).at(-1)?.has('stars')).toBe(false))
  expect(reviews.getByText('Showing 1 to 5 of 12 entries')).toHaveFocus()
})

test('a slow older response never replaces a newer one', async () => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  shop.answer(path, async (query) => {
    if (query.get('sort') === 'oldest') await held
    return reviewsOf([testReview(query.get('sort') ?? '')])
  })
  const { reviews } = await open()
  const sort = await reviews.findByRole('combobox', { name: 'Sort By' })
  await userEvent.selectOptions(sort, 'Oldest')
  await userEvent.selectOptions(sort, 'Highest rating')
  expect(await reviews.findByText('What highest says')).toBeVisible()
  release()
  await answersShown()
  expect(reviews.getByText('What highest says')).toBeVisible()
})

test('a buyer whose order is still to arrive reads when it can be reviewed', async () => {
  shop.answer(path, reviewsOf([]))
  signIn({ mayReviewLater: true })
  const { reviews } = await open()
  expect(
    await reviews.findByText(
      'You can review this product once your order of it has been delivered, and not while you return it.',
    ),
  ).toBeVisible()
  expect(reviews.queryByRole('button', { name: 'Write a Review' })).toBeNull()
})

test('nothing about a later order stands beside the own review', async () => {
  shop.answer(path, reviewsOf([]))
  signIn({ mayReviewLater: true, reviews: [testReview('mine')] })
  const { reviews } = await open()
  expect(await reviews.findByText('What mine says')).toBeVisible()
  expect(reviews.queryByText(/You can review this product once/)).toBeNull()
})

test('reviews that failed to load offer Try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  shop.answer(path, { status: 'error', code: 500, message: 'no' })
  const { reviews } = await open()
  expect(await reviews.findByText('The reviews could not be loaded.')).toBeVisible()
  shop.answer(path, reviewsOf(many))
  await userEvent.click(reviews.getByRole('button', { name: 'Try again' }))
  expect(await reviews.findByText('What r1 says')).toBeVisible()
})

test('a guest reads who may review before anybody is sent to sign in, which returns to the form', async () => {
  const { page, reviews } = await open('?variant=v')
  expect(await reviews.findByText('Only buyers of this product can review it.')).toBeVisible()
  expect(page.address()).toBe('/product-detail/a?variant=v')
  await userEvent.click(reviews.getByRole('link', { name: 'Sign in' }))
  await waitFor(() => expect(page.address()).toBe('/signin'))
  const why = 'Sign in to review what you have bought.'
  expect(page.state()).toEqual({ from: '/product-detail/a?variant=v&review=latest#reviews', why })
})

test('a visitor who did not buy the product reads why there is no form', async () => {
  signIn({})
  const { reviews } = await open('?review=latest')
  expect(
    await reviews.findByText('Only buyers of this product can review it, and no order of your account has it.'),
  ).toBeVisible()
  expect(reviews.queryByRole('button', { name: 'Write a Review' })).not.toBeInTheDocument()
  expect(reviews.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument()
})

test('a buyer whose address is not verified reads so before a review is written, and then has the form', async () => {
  signIn({ mayReview: true, reviews: [testReview('mine')] }, false)
  const { reviews } = await open('?review=latest')
  expect(await reviews.findByText(/^Open the link in our message to bea@example.com. Only then can you/)).toBeVisible()
  expect(reviews.queryByRole('textbox')).not.toBeInTheDocument()
  expect(reviews.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
  act(() => signIn({ mayReview: true, reviews: [testReview('mine')] }))
  expect(await reviews.findByRole('textbox', { name: 'Your review' })).toBeVisible()
  expect(reviews.getByRole('button', { name: 'Edit' })).toBeVisible()
})

test('a link from an order opens the form for that order, which closes with the review', async () => {
  const order = '0190f3b6-0000-7000-8000-00000000000a'
  signIn({ mayReview: true, purchases: [{ order }] })
  const { page, reviews } = await open(`?review=${order}`)
  await userEvent.click(await reviews.findByRole('radio', { name: '5 stars' }))
  await userEvent.type(reviews.getByRole('textbox', { name: 'Your review' }), 'Good')
  shop.answer(path, { ...reviewsOf([testReview('new')]), message: 'Thank you for your review.' })
  await userEvent.click(reviews.getByRole('button', { name: 'Publish review' }))
  await waitFor(() => expect(shop.bodiesOf(path)).toEqual([{ stars: 5, title: '', text: 'Good', order }]))
  await waitFor(() => expect(page.address()).toBe('/product-detail/a'))
  expect(await reviews.findByRole('button', { name: 'Write a Review' })).toHaveFocus()
})

test('a link from a line of an order reviews the variant of that line, and the form names it', async () => {
  const order = '0190f3b6-0000-7000-8000-00000000000a'
  const purchases = [
    { order, variant: 'red', variantName: 'Red, M' },
    { order, variant: 'blue', variantName: 'Blue, L' },
  ]
  signIn({ mayReview: true, purchases })
  const { page, reviews } = await open(`?review=${order}&bought=blue`)
  expect(await reviews.findByText('You bought: Blue, L')).toBeVisible()
  await userEvent.click(await reviews.findByRole('radio', { name: '5 stars' }))
  await userEvent.type(reviews.getByRole('textbox', { name: 'Your review' }), 'Good')
  shop.answer(path, { ...reviewsOf([testReview('new')]), message: 'Thank you for your review.' })
  await userEvent.click(reviews.getByRole('button', { name: 'Publish review' }))
  await waitFor(() =>
    expect(shop.bodiesOf(path)).toEqual([{ stars: 5, title: '', text: 'Good', order, variant: 'blue' }]),
  )
  await waitFor(() => expect(page.address()).toBe('/product-detail/a'))
})

test('a buyer writes a review: stars and text are required, and the rating reloads', async () => {
  signIn({ mayReview: true })
  const { reviews } = await open()
  await userEvent.click(await reviews.findByRole('button', { name: 'Write a Review' }))
  await userEvent.click(await reviews.findByRole('button', { name: 'Publish review' }))
  expect(await reviews.findByText('Choose 1 to 5 stars')).toBeVisible()
  expect(reviews.getByText('A text is required')).toBeVisible()
  await userEvent.click(reviews.getByRole('radio', { name: '4 stars' }))
  await userEvent.type(reviews.getByRole('textbox', { name: 'Your review' }), 'Warm <b>and</b> light')
  shop.answer(path, { ...reviewsOf([testReview('new')]), message: 'Thank you for your review.' })
  answerOwn({ reviews: [testReview('new')] })
  await userEvent.click(reviews.getByRole('button', { name: 'Publish review' }))
  await waitFor(() => expect(shop.bodiesOf(path)).toEqual([{ stars: 4, title: '', text: 'Warm <b>and</b> light' }]))
  expect(
    await within(await reviews.findByRole('region', { name: 'Your review' })).findByText('What new says'),
  ).toBeVisible()
  await waitFor(() => expect(reviews.getByRole('heading', { name: 'Reviews' })).toHaveFocus())
  expect($toasts.get()).toMatchObject([{ variant: 'success', message: 'Thank you for your review.' }])
  expect(await screen.findByText('Read Reviews: (1)')).toBeVisible()
})

test('a server error is shown and the input stays', async () => {
  signIn({ mayReview: true })
  const { reviews } = await open()
  await userEvent.click(await reviews.findByRole('button', { name: 'Write a Review' }))
  await userEvent.click(await reviews.findByRole('radio', { name: '5 stars' }))
  await userEvent.type(reviews.getByRole('textbox', { name: 'Your review' }), 'Good')
  shop.answer(path, { status: 'error', code: 409, message: 'You have reviewed this purchase already.' })
  await userEvent.click(reviews.getByRole('button', { name: 'Publish review' }))
  expect(await reviews.findByText('You have reviewed this purchase already.')).toBeVisible()
  expect(reviews.getByRole('textbox', { name: 'Your review' })).toHaveValue('Good')
})

test('the visitor’s own review can be edited, and deleted after a confirmation', async () => {
  signIn({ reviews: [testReview('mine')] })
  shop.answer(path, reviewsOf([testReview('mine')]))
  shop.answer(`${path}/mine`, { status: 'success', message: 'Saved.' })
  const { reviews } = await open()
  const own = within(await reviews.findByRole('region', { name: 'Your review' }))
  await userEvent.click(own.getByRole('button', { name: 'Edit' }))
  const text = await own.findByRole('textbox', { name: 'Your review' })
  await userEvent.clear(text)
  await userEvent.type(text, 'Better now')
  await userEvent.click(own.getByRole('button', { name: 'Save review' }))
  await waitFor(() =>
    expect(shop.bodiesOf(`${path}/mine`)).toEqual([{ stars: 4, title: 'Title mine', text: 'Better now' }]),
  )
  await userEvent.click(await own.findByRole('button', { name: 'Delete' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your review?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(shop.calls.map(({ name }) => name)).toContain(`DELETE /shop/${path}/mine`))
})
