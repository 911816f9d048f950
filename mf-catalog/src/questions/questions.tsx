import { useKeptFocus } from '@superium/shared/ui'
import { type RefObject, useRef, useState } from 'react'
import { detailTexts } from '../detail-texts'
import { useLoaded } from '../loading/use-loaded'
import { Pager } from '../pagination/pager'
import { ListEmpty, ListFailed } from '../user-content/list-states'
import type { OwnContent } from '../user-content/use-own-content'
import { OpenQuestionForm } from './open-question-form'
import { QuestionItem } from './question-item'
import css from './questions.module.css'
import { loadQuestions, QUESTIONS_SHOWN, type QuestionPage } from './questions-api'

const texts = detailTexts.questions

interface QuestionsProps {
  product: string
  /** The first page as the document had it; undefined when it could not be had. */
  first: QuestionPage | undefined
  own: OwnContent
  /** Where the focus goes when what had it is taken away. */
  title: RefObject<HTMLElement | null>
}

/** What visitors ask about a product, and the answers; anybody who is signed in can ask. */
export function Questions({ product, first, own, title }: QuestionsProps) {
  const [page, setPage] = useState(0)
  const { state, value, again } = useLoaded(String(page), (signal) => loadQuestions(product, page, signal), first)
  useKeptFocus(title, entriesOf(value))
  const showing = useRef<HTMLParagraphElement>(null)
  const turn = (next: number): void => {
    setPage(next)
    showing.current?.focus()
  }
  const renew = (): void => {
    own.renew()
    again()
  }
  const asked = (): void => {
    setPage(0)
    renew()
  }
  return (
    <>
      <OpenQuestionForm product={product} onDone={asked}>
        {texts.ask}
      </OpenQuestionForm>
      <div className={css.list} aria-busy={state === 'loading'}>
        {state === 'failed' && <ListFailed words={texts.failed} onAgain={again} />}
        {value?.count === 0 && <ListEmpty words={texts.empty} hint={texts.emptyHint} />}
        {value && value.count > QUESTIONS_SHOWN && (
          <p ref={showing} tabIndex={-1} role="status" className={css.showing}>
            {texts.showing(page * QUESTIONS_SHOWN + 1, page * QUESTIONS_SHOWN + value.data.length, value.count)}
          </p>
        )}
        {value?.data.map((question) => (
          <QuestionItem key={question._id} product={product} question={question} own={own} onDone={renew} />
        ))}
        {value && value.count > QUESTIONS_SHOWN && (
          <Pager page={page} size={QUESTIONS_SHOWN} count={value.count} onPage={turn} />
        )}
      </div>
    </>
  )
}

/** Questions and answers on the page: fewer, when one was taken away. */
const entriesOf = (page: QuestionPage | undefined): number =>
  page?.data.reduce((sum, { answers }) => sum + 1 + answers.length, 0) ?? 0
