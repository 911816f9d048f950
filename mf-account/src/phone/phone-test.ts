import { phoneProblem } from '@superium/shared/address-rules'
import type { yup } from '@superium/shared/forms'

/** A Yup test of a phone number; an empty one is another rule's. */
export function phoneTest(value: string | undefined, context: yup.TestContext): true | yup.ValidationError {
  const problem = value ? phoneProblem(value) : undefined
  return problem ? context.createError({ message: problem }) : true
}
