/** An e-mail in the outbox. `text` and `html` have the same content. */
export interface Mail {
  recipient: string
  subject: string
  text: string
  /** Absent in e-mails older than the HTML template. */
  html?: string | undefined
  /** The address for replies; by default the sender. */
  replyTo?: string | undefined
  /** The URL for one-click unsubscription, which takes a POST (RFC 8058). */
  unsubscribe?: string | undefined
  /** A mass e-mail, which is sent after the others. */
  bulk?: boolean | undefined
}

/** Throws for line breaks, which would inject further headers. */
export function requireOneLine({ recipient, subject, replyTo = '', unsubscribe = '' }: Mail): void {
  const bad = Object.entries({ recipient, subject, replyTo, unsubscribe }).find(([, value]) => /[\0\r\n]/.test(value))
  if (bad) throw new Error(`the ${bad[0]} of an e-mail holds a line break`)
}
