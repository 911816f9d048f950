import type { Review } from '@superium/shared/api'
import { FocusFirstError, Form, Formik, FormTextField, MuiRoot, yup } from '@superium/shared/forms'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'
import { texts } from '../texts'
import { FormError } from '../user-content/form-error'
import { useFocusFirstField } from '../user-content/use-focus-first-field'
import contentCss from '../user-content/user-content.module.css'
import { type ReviewInput, saveReview } from './reviews-api'
import { StarField } from './star-field'
import { reviewsTexts } from './texts'

const MAX_TITLE_LENGTH = 120
const MAX_TEXT_LENGTH = 4000

const schema = yup.object({
  stars: yup.number().min(1, reviewsTexts.starsRequired),
  title: yup.string().trim().max(MAX_TITLE_LENGTH, reviewsTexts.tooLong(MAX_TITLE_LENGTH)),
  text: yup
    .string()
    .trim()
    .required(reviewsTexts.textRequired)
    .max(MAX_TEXT_LENGTH, reviewsTexts.tooLong(MAX_TEXT_LENGTH)),
})

interface ReviewFormProps {
  product: string
  /** The visitor's review to edit; without it the form writes a new one. */
  review?: Review | undefined
  onDone(): void
  onCancel(): void
}

/** Writes or edits a review; the input stays when the server refuses it. */
export default function ReviewForm({ product, review, onDone, onCancel }: ReviewFormProps) {
  const [problem, setProblem] = useState('')
  const container = useFocusFirstField()
  const { stars, title, text } = review ?? { stars: 0, title: '', text: '' }
  const submit = async (input: ReviewInput): Promise<void> => {
    setProblem('')
    try {
      notify('success', await saveReview(product, input, review?._id))
      onDone()
    } catch (error) {
      setProblem(errorMessage(error))
    }
  }
  return (
    <div ref={container}>
      <MuiRoot>
        <Formik initialValues={{ stars, title, text }} validationSchema={schema} onSubmit={submit}>
          {({ isSubmitting }) => (
            <Form noValidate className={contentCss.form}>
              <StarField />
              <FormTextField name="title" label={reviewsTexts.headline} size="small" />
              <FormTextField name="text" label={reviewsTexts.text} multiline minRows={4} />
              <FormError message={problem} />
              <div className={contentCss.actions}>
                <Button type="submit" busy={isSubmitting}>
                  {review ? reviewsTexts.save : reviewsTexts.send}
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
