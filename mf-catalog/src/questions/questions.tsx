import { useLoaded } from '@superium/shared/loading'
import { useKeptFocus } from '@superium/shared/ui'
import { type RefObject, useRef, useState } from 'react'
import { Pager } from '../pagination/pager'
import { ListEmpty, ListFailed } from '../user-content/list-failed-and-empty'
import type { OwnContent } from '../user-content/use-own-content'
import { OpenQuestionForm } from './open-question-form'
import { QuestionItem } from './question-item'
import css from './questions.module.css'
import { loadQuestions, QUESTIONS_PER_PAGE, type QuestionPage } from './questions-api'
import { questionsTexts } from './texts'

interface QuestionsProps {
  product: string
  /** The first page from the loader; undefined when it failed. */
  first: QuestionPage | undefined
  own: OwnContent
  /** Gets the focus when the focused element disappears. */
  title: RefObject<HTMLElement | null>
}

/** Questions about a product and their answers; every signed-in visitor can ask. */
export function Questions({ product, first, own, title }: QuestionsProps) {
  const [page, setPage] = useState(0)
  const { status, data, retry } = useLoaded(String(page), (signal) => loadQuestions(product, page, signal), first)
  useKeptFocus(title, entriesOf(data))
  const showing = useRef<HTMLParagraphElement>(null)
  const turnTo = (next: number): void => {
    setPage(next)
    showing.current?.focus()
  }
  const reload = (): void => {
    own.reload()
    retry()
  }
  const showNewest = (): void => {
    setPage(0)
    reload()
  }
  return (
    <>
      <OpenQuestionForm product={product} onDone={showNewest}>
        {questionsTexts.ask}
      </OpenQuestionForm>
      <div className={css.list} aria-busy={status === 'loading'}>
        {status === 'failed' && <ListFailed title={questionsTexts.failed} onRetry={retry} />}
        {data?.count === 0 && <ListEmpty title={questionsTexts.empty} hint={questionsTexts.emptyHint} />}
        {data && data.count > QUESTIONS_PER_PAGE && (
          <p ref={showing} tabIndex={-1} role="status" className={css.showing}>
            {questionsTexts.showing(
              page * QUESTIONS_PER_PAGE + 1,
              page * QUESTIONS_PER_PAGE + data.data.length,
              data.count,
            )}
          </p>
        )}
        {data?.data.map((question) => (
          <QuestionItem key={question._id} product={product} question={question} own={own} onDone={reload} />
        ))}
        {data && data.count > QUESTIONS_PER_PAGE && (
          <Pager page={page} size={QUESTIONS_PER_PAGE} count={data.count} onPage={turnTo} />
        )}
      </div>
    </>
  )
}

/** Number of questions and answers on the page; it drops after a deletion. */
const entriesOf = (page: QuestionPage | undefined): number =>
  page?.data.reduce((sum, { answers }) => sum + 1 + answers.length, 0) ?? 0
