import { phoneProblem } from '@superium/shared/address-rules'
import type { yup } from '@superium/shared/forms'

/** A Yup test for a phone number; another rule checks for an empty one. */
export function phoneTest(value: string | undefined, context: yup.TestContext): true | yup.ValidationError {
  const problem = value ? phoneProblem(value) : undefined
  return problem ? context.createError({ message: problem }) : true
}
