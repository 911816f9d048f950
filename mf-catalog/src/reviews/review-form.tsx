import type { OpenPurchase, Review } from '@superium/shared/api'
import { FormTextField, yup } from '@superium/shared/forms'
import { ContentForm } from '../user-content/content-form'
import { reviewDraft } from './review-draft'
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
  /** The purchase to review; without it the latest. */
  purchase?: OpenPurchase | undefined
  /** The form opened without being asked for. */
  byItself?: boolean
  onDone(): void
  onCancel(): void
}

/** Writes or edits a review. */
export default function ReviewForm({ product, review, purchase, byItself = false, onDone, onCancel }: ReviewFormProps) {
  const { stars, title, text } = review ?? { stars: 0, title: '', text: '' }
  const { order, variant, variantName } = purchase ?? {}
  return (
    <ContentForm<ReviewInput>
      initialValues={{ stars, title, text }}
      draft={reviewDraft(product, review?._id)}
      byItself={byItself}
      schema={schema}
      submitLabel={review ? reviewsTexts.save : reviewsTexts.send}
      send={(input) =>
        saveReview(product, { ...input, ...(order && { order }), ...(variant && { variant }) }, review?._id)
      }
      onDone={onDone}
      onCancel={onCancel}
    >
      {variantName && <p>{reviewsTexts.youBought(variantName)}</p>}
      <StarField />
      <FormTextField name="title" label={reviewsTexts.headline} size="small" />
      <FormTextField name="text" label={reviewsTexts.text} multiline minRows={4} />
    </ContentForm>
  )
}
