import { Problem } from '../http/problem'

/** 401 with the reason in words: the token is good, but its account was closed by an administrator. */
export class ClosedAccount extends Problem {
  constructor() {
    super(401, 'This account is closed. Write to us if you think that is a mistake.')
  }
}
