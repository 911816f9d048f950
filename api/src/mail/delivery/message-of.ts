import type { OutboxMail } from './mail-sink'

/** The sender's address, and the host that makes Message-IDs unique. */
export interface Sender {
  from: string
  host: string
}

/**
 * Converts an e-mail to nodemailer's format. The Message-ID is the outbox's id, so that mailboxes recognize duplicates.
 */
export function messageOf(mail: OutboxMail, { from, host }: Sender) {
  const { id, recipient, subject, text, html, replyTo, unsubscribe, createdAt } = mail
  return {
    from,
    to: { name: '', address: recipient },
    subject,
    text,
    ...(html !== null && { html }),
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    messageId: `<${id}@${host}>`,
    date: createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== null && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
