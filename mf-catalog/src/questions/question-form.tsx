import { FocusFirstError, Form, Formik, FormTextField, MuiRoot, yup } from '@superium/shared/forms'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'
import { texts } from '../texts'
import { FormError } from '../user-content/form-error'
import { useFocusFirstField } from '../user-content/use-focus-first-field'
import words from '../user-content/user-content.module.css'
import { sendQuestionOrAnswer } from './questions-api'
import { questionsTexts } from './texts'

interface QuestionFormProps {
  product: string
  /** Id of the question to answer; without it the form asks a new one. */
  question?: string | undefined
  onDone(): void
  onCancel(): void
}

/** Asks or answers a question; the input stays when the server refuses it. */
export default function QuestionForm({ product, question, onDone, onCancel }: QuestionFormProps) {
  const most = question === undefined ? 1000 : 2000
  const [problem, setProblem] = useState('')
  const place = useFocusFirstField()
  const submit = async ({ text }: { text: string }): Promise<void> => {
    setProblem('')
    try {
      notify('success', await sendQuestionOrAnswer(product, text.trim(), question))
      onDone()
    } catch (error) {
      setProblem(errorMessage(error))
    }
  }
  const schema = yup.object({
    text: yup.string().trim().required(questionsTexts.required).max(most, questionsTexts.tooLong(most)),
  })
  return (
    <div ref={place}>
      <MuiRoot>
        <Formik initialValues={{ text: '' }} validationSchema={schema} onSubmit={submit}>
          {({ isSubmitting }) => (
            <Form noValidate className={words.form}>
              <FormTextField
                name="text"
                label={question === undefined ? questionsTexts.yourQuestion : questionsTexts.yourAnswer}
                multiline
                minRows={3}
              />
              <FormError message={problem} />
              <div className={words.actions}>
                <Button type="submit" busy={isSubmitting}>
                  {question === undefined ? questionsTexts.send : questionsTexts.sendAnswer}
                </Button>
                <Button variant="quiet" onClick={onCancel}>
                  {texts.cancel}
                </Button>
              </div>
              <FocusFirstError />
            </Form>
          )}
        </Formik>
      </MuiRoot>
    </div>
  )
}
