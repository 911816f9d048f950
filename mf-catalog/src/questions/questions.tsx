import { useState } from 'react'
import { useLoaded } from '../catalogue/use-loaded'
import { detailTexts } from '../detail-texts'
import { Pager } from '../listing/pager'
import type { Own } from '../opinions/own-texts'
import { ListEmpty, ListFailed } from '../opinions/states'
import { loadQuestions, QUESTIONS_SHOWN, type QuestionPage } from './calls'
import { OpenWords } from './open-words'
import { QuestionItem } from './question-item'
import css from './questions.module.css'

const texts = detailTexts.questions

interface QuestionsProps {
  product: string
  /** The first page as the document had it; undefined when it could not be had. */
  first: QuestionPage | undefined
  own: Own
}

/** What visitors ask about a product, and the answers; anybody who is signed in can ask. */
export function Questions({ product, first, own }: QuestionsProps) {
  const [page, setPage] = useState(0)
  const { state, value, again } = useLoaded(String(page), (signal) => loadQuestions(product, page, signal), first)
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
      <OpenWords product={product} onDone={asked}>
        {texts.ask}
      </OpenWords>
      <div className={css.list} aria-busy={state === 'loading'}>
        {state === 'failed' && <ListFailed words={texts.failed} onAgain={again} />}
        {value?.count === 0 && <ListEmpty words={texts.empty} hint={texts.emptyHint} />}
        {value?.data.map((question) => (
          <QuestionItem key={question._id} product={product} question={question} own={own} onDone={renew} />
        ))}
        {value && value.count > QUESTIONS_SHOWN && (
          <Pager page={page} size={QUESTIONS_SHOWN} count={value.count} onPage={setPage} />
        )}
      </div>
    </>
  )
}
