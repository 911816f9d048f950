import { ApiError, type ModeratedText } from '@superium/shared/api'
import {
  FocusFirstError,
  Form,
  FormFailure,
  Formik,
  type FormikHelpers,
  FormTextField,
  MuiRoot,
  yup,
} from '@superium/shared/forms'
import { errorMessage, useReloadAfter } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import css from './reviews.module.css'
import { answerText, hideText } from './text-requests'
import { reviewsTexts as texts } from './texts'

interface TextDialogProps {
  text: ModeratedText
  /** The action to ask about; null while the dialog is closed. */
  step: 'hide' | 'answer' | null
  onClose(): void
}

const { hide, answer } = texts

function wordsOf({ kind, shopReply = '', authorUnknown }: ModeratedText, step: 'hide' | 'answer') {
  if (step === 'hide')
    return {
      title: hide.title,
      text: `${hide.text} ${authorUnknown ? hide.untold : hide.told}`,
      field: authorUnknown ? hide.reasonForUs : hide.reason,
      send: hide.label,
      required: hide.required,
      most: 500,
    }
  const words = shopReply ? answer.changed : kind === 'review' ? answer.review : answer.question
  const shared = { title: words.title, field: answer.field, send: answer.send, most: 2000 }
  return shopReply
    ? { ...shared, text: `${answer.shown} ${answer.change}` }
    : { ...shared, text: authorUnknown ? answer.shown : `${answer.shown} ${answer.told}`, required: answer.required }
}

/** Asks for the reason for hiding a text, or for the shop's answer. It stays open with the error after a failure. */
export function TextDialog({ text, step, onClose }: TextDialogProps) {
  return (
    <Dialog open={step !== null} onClose={onClose} title={step ? wordsOf(text, step).title : ''}>
      {step && <StepForm text={text} step={step} onClose={onClose} />}
    </Dialog>
  )
}

interface Values {
  words: string
}

function StepForm({ text, step, onClose }: TextDialogProps & { step: 'hide' | 'answer' }) {
  const reloadAfter = useReloadAfter()
  const words = wordsOf(text, step)
  const field = yup.string().trim().max(words.most)
  const schema = yup.object({ words: 'required' in words ? field.required(words.required) : field })
  const take = async (values: Values, form: FormikHelpers<Values>): Promise<void> => {
    form.setStatus(undefined)
    const typed = values.words.trim()
    let failed: unknown
    try {
      if (step === 'hide') {
        const told = await hideText(text, typed.replace(/\s+/g, ' '))
        notify('success', told ? hide.done : hide.doneUntold)
      } else {
        await answerText(text, typed)
        notify('success', typed ? answer.done : answer.taken)
      }
      onClose()
    } catch (error) {
      failed = error
      const message = error instanceof ApiError ? errorMessage(error) : texts.offline
      if (error instanceof ApiError && (error.field === 'reason' || error.field === 'text'))
        form.setFieldError('words', message)
      else form.setStatus(message)
    }
    await reloadAfter(failed)
  }
  return (
    <MuiRoot>
      <Formik
        initialValues={{ words: step === 'answer' ? (text.shopReply ?? '') : '' }}
        validationSchema={schema}
        onSubmit={take}
      >
        {({ isSubmitting }) => (
          <Form noValidate className={css.form}>
            <p>{words.text}</p>
            <blockquote className={css.quote}>{text.text || text.title}</blockquote>
            <FormTextField
              name="words"
              label={words.field}
              required={'required' in words}
              multiline
              minRows={step === 'hide' ? 2 : 4}
              maxRows={10}
              slotProps={{ htmlInput: { maxLength: words.most } }}
            />
            <FormFailure title={texts.failed} />
            <div className={css.buttons}>
              <Button variant="secondary" onClick={onClose}>
                {texts.cancel}
              </Button>
              <Button type="submit" variant={step === 'hide' ? 'danger' : 'primary'} busy={isSubmitting}>
                {words.send}
              </Button>
            </div>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}
