import { api, dataOrThrow, type SellerQuestion } from '@superium/shared/api'
import { focusPlace } from '@superium/shared/lost-focus'
import { useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'
import { hasDraft } from '../../draft/use-draft'
import { AboutProduct } from '../content/about-product'
import css from '../content/content.module.css'
import { formatDate } from '../content/format-date'
import { TextForm } from '../content/text-form'
import { contentTexts as texts } from '../content/texts'
import { ReportButton } from '../reports/report-button'

/** A question with its answers and the seller's actions. */
export function QuestionItem({ question }: { question: SellerQuestion }) {
  const { _id, product, text, author, createdAt, answers, reported, reportedAnswers } = question
  const { revalidate } = useRevalidator()
  const draft = `answer-draft:${_id}`
  const [answering, setAnswering] = useState(() => hasDraft(draft))
  const send = async (words: string): Promise<void> => {
    const params = { path: { id: product._id, question: _id } }
    const path = '/api/v1/shop/products/{id}/questions/{question}/answers'
    dataOrThrow(await api.POST(path, { params, body: { text: words } }))
    notify('success', texts.answered)
    setAnswering(false)
    void revalidate()
  }
  return (
    <li className={css.item}>
      <AboutProduct product={product} />
      <p className={css.text} {...focusPlace}>
        <strong>{text}</strong>
      </p>
      <div className={css.byline}>
        <span>{author}</span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        <ReportButton productId={product._id} kind="question" contentId={_id} author={author} reported={reported} />
      </div>
      {answers.map((answer) => (
        <div key={answer._id} className={css.answer}>
          <p className={css.text}>{answer.text}</p>
          <div className={css.byline}>
            <span>{answer.author}</span>
            <span>{texts.by[answer.by]}</span>
            <time dateTime={answer.createdAt}>{formatDate(answer.createdAt)}</time>
            {answer.by === 'buyer' && (
              <ReportButton
                productId={product._id}
                kind="answer"
                contentId={answer._id}
                author={answer.author}
                reported={reportedAnswers.includes(answer._id)}
              />
            )}
          </div>
        </div>
      ))}
      {answering ? (
        <TextForm
          draft={draft}
          label={texts.answerOf(author)}
          send={texts.send}
          onSend={send}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        product.active && (
          <div>
            <Button variant="secondary" size="small" onClick={() => setAnswering(true)}>
              {texts.answer}
              <span className="visually-hidden">: {text.slice(0, 80)}</span>
            </Button>
          </div>
        )
      )}
    </li>
  )
}
