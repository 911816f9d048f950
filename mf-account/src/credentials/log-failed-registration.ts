import { accountTexts } from '../texts'

/** Spec §8: the log of a register or login that the product did not accept. The pages say it, too. */
export function logFailedRegistration(error: unknown): void {
  console.error(accountTexts.registrationLogged, error)
}
