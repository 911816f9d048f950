import { accountTexts } from '../texts'

/** Spec §8: logs a registration or login that the product rejected, in addition to the message on the page. */
export function logFailedRegistration(error: unknown): void {
  console.error(accountTexts.registrationLogged, error)
}
