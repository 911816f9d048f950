import type { MailSink } from './outbox'

/** Development's sink: each e-mail is one JSON line in the API's log. It sends nothing. */
export const logSink: MailSink = {
  name: 'log',
  async take(mail) {
    process.stdout.write(`${JSON.stringify({ mailNotSent: mail })}\n`)
  },
}
