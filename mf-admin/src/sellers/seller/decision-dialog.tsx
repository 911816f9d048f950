import { type AdminSellerDetail, ApiError, type SellerDecision } from '@superium/shared/api'
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
import { sellersTexts } from '../texts'
import css from './seller.module.css'
import { decideSeller } from './seller-requests'

const texts = sellersTexts.one

type Decision = SellerDecision['decision']

interface DecisionDialogProps {
  seller: AdminSellerDetail
  decision: Decision | null
  onClose(): void
}

/**
 * Asks for confirmation of a decision and for its reason. It stays open with the error after a failure. Each attempt
 * reloads the seller, because a 409 means that somebody else has decided.
 */
export function DecisionDialog({ seller, decision, onClose }: DecisionDialogProps) {
  return (
    <Dialog
      open={decision !== null}
      onClose={onClose}
      title={decision ? sellersTexts.decisions[decision].title(seller.shopName) : ''}
    >
      {decision && <DecisionForm seller={seller} decision={decision} onClose={onClose} />}
    </Dialog>
  )
}

function DecisionForm({ seller, decision, onClose }: DecisionDialogProps & { decision: Decision }) {
  const reloadAfter = useReloadAfter()
  const words = sellersTexts.decisions[decision]
  const needsReason = decision === 'decline' || decision === 'suspend'
  const schema = yup.object({
    reason: needsReason ? yup.string().trim().required(texts.reasonRequired).max(1000) : yup.string().trim().max(1000),
  })
  const decide = async ({ reason }: { reason: string }, form: FormikHelpers<{ reason: string }>): Promise<void> => {
    form.setStatus(undefined)
    let failed: unknown
    try {
      await decideSeller(seller.id, {
        decision,
        appliedAt: seller.appliedAt,
        ...(reason.trim() && { reason: reason.trim() }),
      })
      notify('success', words.done(seller.shopName))
      onClose()
    } catch (error) {
      failed = error
      if (error instanceof ApiError && error.field === 'reason') form.setFieldError('reason', errorMessage(error))
      else form.setStatus(errorMessage(error))
    }
    await reloadAfter(failed)
  }
  return (
    <MuiRoot>
      <Formik initialValues={{ reason: '' }} validationSchema={schema} onSubmit={decide}>
        {({ isSubmitting }) => (
          <Form noValidate className={css.form}>
            <p>{words.text}</p>
            <FormTextField
              name="reason"
              label={needsReason ? texts.reason : texts.note}
              helperText={texts.reasonHint[seller.emailVerified ? 'verified' : 'unverified']}
              required={needsReason}
              multiline
              minRows={2}
              maxRows={8}
              slotProps={{ htmlInput: { maxLength: 1000 } }}
            />
            <FormFailure title={texts.failed} />
            <div className={css.actions}>
              <Button variant="secondary" onClick={onClose}>
                {texts.cancel}
              </Button>
              <Button type="submit" variant={needsReason ? 'danger' : 'primary'} busy={isSubmitting}>
                {words.label}
              </Button>
            </div>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}
