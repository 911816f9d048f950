import { $session, $toasts } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { answerShopApi, type Shop } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'
import { detailOf, questionsOf, reviewsOf, testReview } from '../testing/product-samples'

let shop: Shop
beforeEach(() => {
  sessionStorage.clear()
  shop = answerShopApi()
  $toasts.set([])
  for (const id of ['a', 'b']) {
    shop.answer(`data/${id}`, detailOf(testProduct(id)))
    shop.answer(`products/${id}/reviews`, reviewsOf([]))
    shop.answer(`products/${id}/questions`, questionsOf([]))
    allow(id)
  }
  signIn('ann')
})

function allow(id: string, own: object = {}): void {
  const may = { mayReview: true, mayReviewLater: false, purchases: [], mayAnswer: false }
  const data = { ...may, reviews: [], questions: [], answers: [], hidden: [], ...own }
  shop.answer(`products/${id}/mine`, { status: 'success', data })
}

function signIn(uid: string): void {
  const user = { uid, email: `${uid}@example.com`, displayName: uid, photoURL: null, roles: [] }
  $session.set({ status: 'signed-in', user })
}

/** Opens a page as a reload does. */
async function open(address: string, region: string) {
  cleanup()
  await openCatalogPage(`/product-detail/${address}`)
  return within(await screen.findByRole('region', { name: region }))
}

const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your review' })
const question = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })

async function writeHalfReview(): Promise<void> {
  const reviews = await open('a?review=latest', 'Reviews')
  await userEvent.click(await reviews.findByRole('radio', { name: '4 stars' }))
  await userEvent.type(reviews.getByRole('textbox', { name: 'Headline (optional)' }), 'Soft')
  await userEvent.type(await text(), 'I wear it')
}

test('a half-written review is there after a reload, for its product, and gone once it is sent', async () => {
  await writeHalfReview()
  const other = await open('b?review=latest', 'Reviews')
  expect(await text()).toHaveValue('')
  expect(other.getByRole('radio', { name: '4 stars' })).not.toBeChecked()
  const reviews = await open('a?review=latest', 'Reviews')
  expect(await text()).toHaveValue('I wear it')
  expect(reviews.getByRole('textbox', { name: 'Headline (optional)' })).toHaveValue('Soft')
  expect(reviews.getByRole('radio', { name: '4 stars' })).toBeChecked()
  shop.answer('products/a/reviews', { ...reviewsOf([]), message: 'Published.' })
  await userEvent.click(reviews.getByRole('button', { name: 'Publish review' }))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('another account sees nothing of a review, neither in the open form nor after a reload', async () => {
  await writeHalfReview()
  await act(async () => signIn('bob'))
  expect(await text()).toHaveValue('')
  await open('a?review=latest', 'Reviews')
  expect(await text()).toHaveValue('')
  expect(Object.keys(sessionStorage)).toEqual(['superium:personal:review-draft:a'])
})

test('a question leaves the open form when its author signs out', async () => {
  const questions = await open('a', 'Questions')
  await userEvent.click(await questions.findByRole('button', { name: 'Ask Question' }))
  await userEvent.type(await question(), 'Is it warm?')
  // As the shell does.
  sessionStorage.clear()
  await act(async () => $session.set({ status: 'anonymous', user: null }))
  expect(screen.queryByDisplayValue('Is it warm?')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('changes of a published review are there after a reload, and Cancel gives them up', async () => {
  allow('a', { mayReview: false, reviews: [testReview('r')] })
  const before = await open('a', 'Reviews')
  await userEvent.click(await before.findByRole('button', { name: 'Edit' }))
  await userEvent.type(await text(), '!')
  const reviews = await open('a', 'Reviews')
  expect(await text()).toHaveValue('What r says!')
  expect(await text()).not.toHaveFocus()
  await userEvent.click(reviews.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await reviews.findByRole('button', { name: 'Edit' }))
  expect(await text()).toHaveValue('What r says')
})

test('a half-written question opens again after a reload without taking the focus', async () => {
  const before = await open('a', 'Questions')
  await userEvent.click(await before.findByRole('button', { name: 'Ask Question' }))
  await userEvent.type(await question(), 'Is it warm?')
  const questions = await open('a', 'Questions')
  expect(await question()).toHaveValue('Is it warm?')
  expect(await question()).not.toHaveFocus()
  await userEvent.clear(await question())
  expect(sessionStorage).toHaveLength(0)
  await userEvent.type(await question(), 'Is it soft?')
  expect(sessionStorage).toHaveLength(1)
  shop.answer('products/a/questions', { ...questionsOf([]), message: 'It is there.' })
  await userEvent.click(questions.getByRole('button', { name: 'Send question' }))
  await questions.findByRole('button', { name: 'Ask Question' })
  expect(sessionStorage).toHaveLength(0)
})
