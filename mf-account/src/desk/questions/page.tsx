import { api, dataOrThrow, type SellerQuestion } from '@superium/shared/api'
import { Notice } from '@superium/shared/ui'
import { MessageCircleQuestion } from 'lucide-react'
import css from '../content/content.module.css'
import { contentQuery } from '../content/content-query'
import { contentTexts } from '../content/texts'
import { deskTexts } from '../desk-texts'
import { deskLoader } from '../layout/desk-loader'
import { DeskPage } from '../layout/desk-page'
import { ListPage } from '../table/list-page'
import { Filter, Toolbar } from '../table/toolbar'
import { useQuery } from '../table/use-query'
import { QuestionItem } from './question-item'

const texts = contentTexts

interface QuestionsData extends Record<string, unknown> {
  questions: Promise<{ data: SellerQuestion[]; count: number }>
}

/** Loads the questions that the address selects. */
export const loader = deskLoader<QuestionsData>(({ request }) => {
  const params = { query: contentQuery(request) }
  const { signal } = request
  return { questions: api.GET('/api/v1/seller/questions', { params, signal }).then(dataOrThrow) }
})

const empty = (
  <Notice icon={<MessageCircleQuestion size={28} aria-hidden="true" />} title={texts.noQuestions}>
    <p>{texts.noQuestionsText}</p>
  </Notice>
)

/** `/seller/questions`: questions about the seller's products, unanswered ones first. */
export function Component() {
  const { params } = useQuery()
  const noneLeft = params.get('state') === 'open' ? texts.noOpenQuestions : undefined
  return (
    <DeskPage<QuestionsData> title={deskTexts.pages.questions}>
      {({ questions }) => (
        <>
          <Toolbar>
            <Filter name="state" label={texts.state} all={deskTexts.table.all} options={{ open: texts.open }} />
          </Toolbar>
          <ListPage page={questions} empty={empty} noneLeft={noneLeft}>
            {(rows) => (
              <ul className={css.list}>
                {rows.map((question) => (
                  <QuestionItem key={question._id} question={question} />
                ))}
              </ul>
            )}
          </ListPage>
        </>
      )}
    </DeskPage>
  )
}
