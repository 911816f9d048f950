import type { OwnTexts } from '@superium/shared/api'
import { $session, $toasts } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { answerShopApi, type Shop } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'
import { detailOf, questionsOf, testQuestion } from '../testing/product-samples'

const path = 'products/a/questions'
const answered = testQuestion('q', {
  answers: [{ _id: 'w', text: 'It is cotton.', author: 'Superium', by: 'shop', createdAt: '2026-10-09T10:00:00Z' }],
})

let shop: Shop
beforeEach(async () => {
  sessionStorage.clear()
  shop = answerShopApi()
  $toasts.set([])
  $session.set({ status: 'anonymous', user: null })
  shop.answer('data/a', detailOf(testProduct('a')))
})

function signIn(own: Partial<OwnTexts>) {
  const user = { uid: 'u', email: 'bea@example.com', displayName: 'Bea', photoURL: null, roles: [] }
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
  $session.set({ status: 'signed-in', user })
}

async function open() {
  const page = await openCatalogPage('/product-detail/a')
  return { page, questions: within(await screen.findByRole('region', { name: 'Questions' })) }
}

test('shows who answered; other visitors can neither answer nor delete', async () => {
  shop.answer(path, questionsOf([answered, testQuestion('p')]))
  const { questions } = await open()
  expect(await questions.findByText('It is cotton.')).toBeVisible()
  expect(questions.getAllByText('Superium')).toHaveLength(1)
  expect(questions.getByText('Not answered yet.')).toBeVisible()
  expect(questions.queryByRole('button', { name: 'Answer' })).not.toBeInTheDocument()
  expect(questions.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
})

test('a guest signs in to send a question, reads so, and comes back to what was typed', async () => {
  const { page, questions } = await open()
  await userEvent.click(await questions.findByRole('button', { name: 'Ask Question' }))
  await userEvent.type(await questions.findByRole('textbox', { name: 'Your question' }), 'Is it warm?')
  await userEvent.click(questions.getByRole('button', { name: 'Sign in to send' }))
  await waitFor(() => expect(page.address()).toBe('/signin'))
  const why = 'Sign in to send your question. What you typed is kept.'
  expect(page.state()).toEqual({ from: '/product-detail/a#questions', why })
  cleanup()
  signIn({})
  const { questions: back } = await open()
  expect(await back.findByRole('textbox', { name: 'Your question' })).toHaveValue('Is it warm?')
  expect(back.getByRole('button', { name: 'Send question' })).toBeVisible()
})

test('a signed-in visitor asks; empty text is refused', async () => {
  signIn({})
  const { questions } = await open()
  await userEvent.click(await questions.findByRole('button', { name: 'Ask Question' }))
  await userEvent.click(await questions.findByRole('button', { name: 'Send question' }))
  expect(await questions.findByText('A text is required')).toBeVisible()
  expect(shop.bodiesOf(path)).toEqual([])
  await userEvent.type(questions.getByRole('textbox', { name: 'Your question' }), 'Is it warm?')
  shop.answer(path, { ...questionsOf([testQuestion('new')]), message: 'Your question is there.' })
  await userEvent.click(questions.getByRole('button', { name: 'Send question' }))
  expect(await questions.findByText('Question new?')).toBeVisible()
  expect(shop.bodiesOf(path)).toEqual([{ text: 'Is it warm?' }])
  expect($toasts.get()).toMatchObject([{ variant: 'success', message: 'Your question is there.' }])
  expect(questions.getByRole('button', { name: 'Ask Question' })).toHaveFocus()
})

test('what was typed for one question does not stand below another', async () => {
  signIn({ mayAnswer: true })
  shop.answer(path, questionsOf([testQuestion('p'), testQuestion('q')]))
  const { questions } = await open()
  const [first, second] = await questions.findAllByRole('button', { name: 'Answer' })
  await userEvent.click(first as HTMLElement)
  await userEvent.type(await questions.findByRole('textbox', { name: 'Your answer' }), 'Yes')
  await userEvent.click(second as HTMLElement)
  const typed = () =>
    questions.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' }).map(({ value }) => value)
  await waitFor(() => expect(typed()).toEqual(['Yes', '']))
})

test('permitted visitors answer and delete their own content only', async () => {
  signIn({ mayAnswer: true, answers: ['w'] })
  shop.answer(path, questionsOf([answered]))
  shop.answer(`${path}/q/answers`, { status: 'success', message: 'Your answer is there.' })
  shop.answer(`${path}/q/answers/w`, { status: 'success', message: 'Deleted.' })
  const { questions } = await open()
  await userEvent.click(await questions.findByRole('button', { name: 'Answer' }))
  await userEvent.type(await questions.findByRole('textbox', { name: 'Your answer' }), 'Yes')
  await userEvent.click(questions.getByRole('button', { name: 'Send answer' }))
  await waitFor(() => expect(shop.bodiesOf(`${path}/q/answers`)).toEqual([{ text: 'Yes' }]))
  await userEvent.click(questions.getByRole('button', { name: 'Delete' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this answer?' }))
  shop.answer(path, questionsOf([testQuestion('q')]))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(shop.calls.map(({ name }) => name)).toContain(`DELETE /shop/${path}/q/answers/w`))
  await waitFor(() => expect(questions.getByRole('heading', { name: 'Questions' })).toHaveFocus())
})

test('questions are paged, and the focus follows', async () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => testQuestion(id))
  shop.answer(path, (query) => questionsOf(query.get('page') === '1' ? [testQuestion('f')] : five, 6))
  const { questions } = await open()
  await userEvent.click(await questions.findByRole('button', { name: 'Next' }))
  expect(await questions.findByText('Question f?')).toBeVisible()
  expect(questions.getByText('Showing 6 to 6 of 6 entries')).toHaveFocus()
})
