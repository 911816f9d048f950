import { FormTextField, yup } from '@superium/shared/forms'
import { $session, useShared } from '@superium/shared/state'
import { ContentForm } from '../user-content/content-form'
import { useSignInFirst } from '../user-content/use-sign-in-first'
import { questionDraft } from './question-draft'
import { sendQuestionOrAnswer } from './questions-api'
import { questionsTexts } from './texts'

const MAX_QUESTION_LENGTH = 1000
const MAX_ANSWER_LENGTH = 2000

interface QuestionFormProps {
  product: string
  /** Id of the question to answer; without it the form asks a new one. */
  question?: string | undefined
  /** The form opened without being asked for. */
  byItself?: boolean
  onDone(): void
  onCancel(): void
}

/** Asks or answers a question; a guest signs in before it is sent. */
export default function QuestionForm({ product, question, byItself = false, onDone, onCancel }: QuestionFormProps) {
  const signInFirst = useSignInFirst('questions', questionsTexts.whySignIn)
  const isGuest = useShared($session).status === 'anonymous'
  const asking = question === undefined
  const maxLength = asking ? MAX_QUESTION_LENGTH : MAX_ANSWER_LENGTH
  const schema = yup.object({
    text: yup.string().trim().required(questionsTexts.required).max(maxLength, questionsTexts.tooLong(maxLength)),
  })
  return (
    <ContentForm
      initialValues={{ text: '' }}
      draft={questionDraft(product, question)}
      byItself={byItself}
      schema={schema}
      submitLabel={isGuest ? questionsTexts.signInToSend : asking ? questionsTexts.send : questionsTexts.sendAnswer}
      signInFirst={signInFirst}
      send={({ text }) => sendQuestionOrAnswer(product, text.trim(), question)}
      onDone={onDone}
      onCancel={onCancel}
    >
      <FormTextField
        name="text"
        label={asking ? questionsTexts.yourQuestion : questionsTexts.yourAnswer}
        multiline
        minRows={3}
      />
    </ContentForm>
  )
}
