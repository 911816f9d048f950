import type { Question } from '@superium/shared/api'
import { Byline } from '../user-content/byline'
import { DeleteButton } from '../user-content/delete-button'
import type { OwnContent } from '../user-content/use-own-content'
import contentCss from '../user-content/user-content.module.css'
import { OpenQuestionForm } from './open-question-form'
import css from './questions.module.css'
import { deleteQuestionOrAnswer } from './questions-api'
import { questionsTexts } from './texts'

interface QuestionItemProps {
  product: string
  question: Question
  own: OwnContent
  onDone(): void
}

/** A question with its answers as plain text, and the actions that the visitor may take. */
export function QuestionItem({ product, question, own, onDone }: QuestionItemProps) {
  const { _id, text, author, createdAt, answers } = question
  const mayDelete = (id: string, ids: readonly string[] | undefined): boolean => own.admin || ids?.includes(id) === true
  const remove = (answer?: string) => (
    <DeleteButton
      title={answer === undefined ? questionsTexts.deleteQuestion : questionsTexts.deleteAnswer}
      text={questionsTexts.deleteText}
      remove={() => deleteQuestionOrAnswer(product, _id, answer)}
      onDone={onDone}
    />
  )
  return (
    <article className={css.question} aria-label={text}>
      <h3 className={`${css.asked} ${contentCss.text}`}>{text}</h3>
      <Byline author={author} at={createdAt} />
      {answers.length === 0 && <p className={contentCss.small}>{questionsTexts.unanswered}</p>}
      {answers.map((answer) => (
        <div key={answer._id} className={css.answer}>
          <p className={contentCss.text}>{answer.text}</p>
          <Byline author={answer.author} at={answer.createdAt} badge={questionsTexts.by[answer.by]} />
          {mayDelete(answer._id, own.texts?.answers) && remove(answer._id)}
        </div>
      ))}
      <div className={contentCss.actions}>
        {own.texts?.mayAnswer && (
          <OpenQuestionForm product={product} question={_id} small onDone={onDone}>
            {questionsTexts.answer}
          </OpenQuestionForm>
        )}
        {mayDelete(_id, own.texts?.questions) && remove()}
      </div>
    </article>
  )
}
