import { render, screen } from '@testing-library/react'
import type { OwnContent } from '../user-content/use-own-content'
import HiddenTexts from './hidden-texts'

test('an author reads which own text is hidden and why; answers and questions can be deleted there', () => {
  const texts = {
    ...{
      reviews: [],
      mayReview: false,
      mayReviewLater: false,
      purchases: [],
      mayAnswer: false,
      questions: [],
      answers: [],
    },
    hidden: [
      { _id: 'r', kind: 'review' as const, text: 'Bad <b>mug</b>', reason: 'Advertising' },
      { _id: 'a', kind: 'answer' as const, text: 'Call me', reason: 'Private number', question: 'q' },
    ],
  }
  const own: OwnContent = { signedIn: true, known: true, admin: false, reload: () => {}, texts }
  render(<HiddenTexts own={own} product="p" />)
  expect(screen.getByText('Your review is hidden')).toBeVisible()
  expect(screen.getByText('Bad <b>mug</b>')).toBeVisible()
  expect(screen.getByText('Advertising')).toBeVisible()
  expect(screen.getByText('Your answer is hidden')).toBeVisible()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
