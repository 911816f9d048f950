import type { MailSink } from './mail-sink'
import { messageOf, type Sender } from './message-of'
import { PLACES } from './start-mail-worker'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/** Shorter than a claim's lease, after which another worker may take over. */
const WHOLE_MS = 60_000

/** Sends through an SMTP server, `smtp://` (STARTTLS if the server offers it) or `smtps://`. */
export async function openSmtpSink(url: string, sender: Sender): Promise<MailSink> {
  // Loaded only if e-mails are sent by SMTP.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: PLACES,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })
  return {
    name: 'smtp',
    async take(mail) {
      let timer: NodeJS.Timeout | undefined
      const tooLong = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), WHOLE_MS)
      })
      try {
        await Promise.race([transport.sendMail(messageOf(mail, sender)), tooLong])
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}
