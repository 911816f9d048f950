import type { OwnSeller } from '@superium/shared/api'
import { ApiError } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { $user } from '@superium/shared/state'
import { runSignUpFlow } from '../signup/sign-up-flow'
import { FIELDS, type FieldName, type SellerForm } from './seller-form'
import { sendApplication } from './send-application'
import { becomeSellerTexts as texts } from './texts'

/** Why an application was not sent. */
export interface ApplicationFailure {
  message: string
  reason?: string | undefined
  /** The field that caused it. */
  field?: FieldName | undefined
  /** The e-mail address of an account that may already exist, so that the next attempt continues with it. */
  begun?: string | undefined
}

export type ApplicationOutcome = { message: string; seller: OwnSeller } | { failure: ApplicationFailure }

/**
 * Sends the application. For a guest it first creates an account by the sign-up flow (spec §4); only the identity
 * service gets the password. `begun` is the e-mail address of an earlier, incomplete attempt of this form.
 */
export async function submitApplication(
  values: SellerForm,
  begun: string | undefined,
  onProgress: (share: number) => void,
): Promise<ApplicationOutcome> {
  const visitor = $user.get() === null
  if (visitor) {
    const { fname, lname, email, password } = values
    const made = await runSignUpFlow({ name: `${fname.trim()} ${lname.trim()}`, email, password }, begun)
    if ('failure' in made) {
      const { message, reason, email: started, taken } = made.failure
      return { failure: { message, reason: taken ? texts.existsHint : reason, begun: started } }
    }
  }
  try {
    const { message, data } = await sendApplication(values, onProgress)
    return { message, seller: data }
  } catch (error) {
    const field = error instanceof ApiError ? FIELDS.find((name) => name === error.field) : undefined
    const message = errorMessage(error)
    return { failure: visitor ? { message: texts.accountMade, reason: message, field } : { message, field } }
  }
}
