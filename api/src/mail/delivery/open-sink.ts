import type { MailSettings } from '../parse-mail-settings'
import { openFileSink } from './file-sink'
import type { MailSink } from './mail-sink'
import { openSmtpSink } from './smtp-sink'

/** Opens the configured sink; without one, e-mails wait in the outbox. */
export async function openSink({ way, from }: MailSettings, site: string): Promise<MailSink | undefined> {
  const sender = { from, host: new URL(site).hostname }
  switch (way.kind) {
    case 'smtp':
      return openSmtpSink(way.url, sender)
    case 'files':
      return openFileSink(way.folder, sender)
    case 'wait':
      return undefined
  }
}
