import { Problem } from '../http/problem'

/** A 401 that explains the reason: the token is valid, but an administrator has closed its account. */
export class ClosedAccount extends Problem {
  constructor() {
    super(401, 'This account is closed. Write to us if you think that is a mistake.')
  }
}
