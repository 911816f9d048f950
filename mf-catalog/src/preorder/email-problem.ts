import { EMAIL_PATTERN } from '../format/email-pattern'
import { preorderTexts } from './texts'

const { required, invalid } = preorderTexts

/** The error message for an email address (spec §5); undefined for a valid one. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return required
  return EMAIL_PATTERN.test(email.trim()) ? undefined : invalid
}
