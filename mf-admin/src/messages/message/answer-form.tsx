import { ApiError, type ContactMessageDetail } from '@superium/shared/api'
import { FormTextField, yup } from '@superium/shared/forms'
import { useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Card } from '@superium/shared/ui'
import { useRef } from 'react'
import { useAttemptKey } from '../../attempts/use-attempt-key'
import { EditForm } from '../../edit-form/edit-form'
import { messageTexts } from '../texts'
import { AnswersSeen } from './answers-seen'
import css from './message.module.css'
import { answerMessage } from './message-requests'

const texts = messageTexts.one
const schema = yup.object({ text: yup.string().trim().required(texts.required).max(4000, texts.tooLong) })
const empty = { text: '' }

/** Answers a message by e-mail. The typed text stays if sending fails, and if somebody else has answered meanwhile. */
export function AnswerForm({ message: { _id, email, answers } }: { message: ContactMessageDetail }) {
  const { revalidate } = useRevalidator()
  const seen = useRef<number>(undefined)
  const attempt = useAttemptKey()
  const send = async ({ text }: typeof empty): Promise<typeof empty> => {
    const words = text.trim()
    try {
      await answerMessage(_id, attempt.keyOf(words), words, seen.current ?? answers.length)
      attempt.done()
    } catch (error) {
      // The reload below shows the other answer, so the next attempt is allowed.
      if (error instanceof ApiError && error.status === 409) seen.current = undefined
      throw error
    } finally {
      // Also after an error: a 409 means that somebody else has answered.
      await revalidate()
    }
    notify('success', texts.sent)
    return empty
  }
  return (
    <EditForm
      initial={empty}
      schema={schema}
      submit={texts.send}
      texts={texts}
      fieldFor={(named) => (named === 'text' ? 'text' : undefined)}
      onSave={send}
    >
      <AnswersSeen seen={seen} count={answers.length} />
      <Card>
        <h2 className={css.title}>{texts.write}</h2>
        <FormTextField
          name="text"
          label={texts.field}
          helperText={texts.to(email)}
          required
          multiline
          minRows={6}
          maxRows={20}
          slotProps={{ htmlInput: { maxLength: 4000 } }}
        />
      </Card>
    </EditForm>
  )
}
