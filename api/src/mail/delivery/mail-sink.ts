import type { mailOutbox } from '../table'

/** An e-mail of the outbox. */
export type OutboxMail = typeof mailOutbox.$inferSelect

/** Takes e-mails out of the shop. */
export interface MailSink {
  /** The name that the outbox records. */
  name: string
  /** Rejects when it was not taken; an error with `permanent` makes the outbox give up. */
  take(mail: OutboxMail): Promise<void>
  close(): void
}
