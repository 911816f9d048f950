import type { OwnSeller } from '@superium/shared/api'
import { FocusFirstError, Form, Formik, type FormikHelpers, MuiRoot } from '@superium/shared/forms'
import { Link } from '@superium/shared/router'
import { $user, notify, useShared } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'
import { FormAlert } from '../errors/form-alert'
import { dropApplicationDraft } from './application-draft'
import { ApplicationErrors } from './application-errors'
import { ApplicationFields } from './application-fields'
import { applicationSchema } from './application-schema'
import css from './become-seller.module.css'
import { firstValues } from './first-values'
import { KeepApplicationDraft } from './keep-application-draft'
import type { SellerForm } from './seller-form'
import { type ApplicationFailure, submitApplication } from './submit-application'
import { becomeSellerTexts as texts } from './texts'

interface ApplicationFormProps {
  /** A declined application, whose pictures can be kept. */
  former: OwnSeller | null
  /**
   * Reports whether the application is being sent, so that the page keeps the form when the new account is signed in.
   */
  onBusy(busy: boolean): void
  onSent(seller: OwnSeller): void
}

/**
 * "Create Seller Account" (spec §2, §5). For a guest it also creates an account; a signed-in visitor sees no password
 * fields.
 */
export function ApplicationForm({ former, onBusy, onSent }: ApplicationFormProps) {
  const user = useShared($user)
  const [initial] = useState(() => firstValues(user, former))
  const [failure, setFailure] = useState<ApplicationFailure>()
  const [share, setShare] = useState<number | null>(null)
  const signedIn = user !== null

  async function submit(values: SellerForm, form: FormikHelpers<SellerForm>): Promise<void> {
    setFailure(undefined)
    onBusy(true)
    const outcome = await submitApplication(values, failure?.begun, setShare)
    setShare(null)
    if ('seller' in outcome) {
      dropApplicationDraft($user.get()?.uid ?? '')
      notify('success', outcome.message)
      onSent(outcome.seller)
    } else {
      const { field, message, reason } = outcome.failure
      if (field) form.setFieldError(field, reason ?? message)
      setFailure(outcome.failure)
    }
    onBusy(false)
  }

  return (
    <MuiRoot>
      <Formik
        initialValues={initial}
        validationSchema={applicationSchema({ signedIn, kept: former !== null })}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form noValidate className={css.form}>
            <ApplicationErrors />
            <ApplicationFields signedIn={signedIn} former={former} />
            <FormAlert message={failure?.message} reason={failure?.reason} />
            <div className={css.submit}>
              <Button type="submit" size="large" busy={isSubmitting}>
                {former ? texts.applyAgain : texts.submit}
              </Button>
              {isSubmitting && share !== null && (
                <p>
                  <progress max={1} value={share} aria-label={texts.sendingLabel} />{' '}
                  {texts.sending(Math.round(share * 100))}
                </p>
              )}
              {!signedIn && !isSubmitting && (
                <p>
                  {texts.haveAccount}{' '}
                  <Link to="/signin" state={{ from: '/become-seller' }}>
                    {texts.signIn}
                  </Link>
                </p>
              )}
            </div>
            <KeepApplicationDraft uid={user?.uid ?? ''} />
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}
