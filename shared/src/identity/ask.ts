import type { Auth } from 'firebase/auth'
import { databaseAnswers } from './database-answers'
import { firebaseAuth, giveUpDatabase } from './firebase-auth'
import { ANSWER_TIMEOUT_MS, IdentityTimeout, withTimeout } from './with-timeout'

/**
 * Runs what needs the identity service. Rejects with `IdentityTimeout` after `ms`: Firebase's own limit is 30 s and more, and it has none
 * for the browser's database. If that is what does not answer, the next try works without it.
 */
export async function ask<T>(work: (auth: Auth) => Promise<T>, ms = ANSWER_TIMEOUT_MS): Promise<T> {
  const auth = firebaseAuth()
  try {
    return await withTimeout(work(auth), ms)
  } catch (error) {
    if (error instanceof IdentityTimeout && !(await databaseAnswers())) giveUpDatabase(auth)
    throw error
  }
}
