import type { MailSink } from './outbox'

/** The sink for development: writes each e-mail as a JSON line to the log and sends nothing. */
export const logSink: MailSink = {
  name: 'log',
  async take(mail) {
    process.stdout.write(`${JSON.stringify({ mailNotSent: mail })}\n`)
  },
}
