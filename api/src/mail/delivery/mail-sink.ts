import type { mailOutbox } from '../table'

/** An e-mail of the outbox. */
export type OutboxMail = typeof mailOutbox.$inferSelect

/** A destination for e-mails. */
export interface MailSink {
  /** The name that the outbox records. */
  name: string
  /** Rejects if the e-mail was not accepted; an error with `permanent` makes the outbox give up. */
  take(mail: OutboxMail): Promise<void>
  close(): void
}
