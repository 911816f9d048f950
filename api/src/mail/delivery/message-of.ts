import type { OutboxMail } from './mail-sink'

/** Who sends, and the host that makes Message-IDs unique. */
export interface Sender {
  from: string
  host: string
}

/** An e-mail as nodemailer takes it. The Message-ID is the outbox's id, so that mailboxes recognize one that is sent twice. */
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
