/** An e-mail as the outbox keeps it. `text` and `html` say the same. */
export interface Mail {
  recipient: string
  subject: string
  text: string
  /** Absent in e-mails from before there was a template. */
  html?: string | undefined
  /** Where answers go; by default to the sender. */
  replyTo?: string | undefined
  /** The address at which the recipient ends e-mails of this kind; it takes a POST (RFC 8058). */
  unsubscribe?: string | undefined
  /** E-mails that many get at once let the others go first. */
  bulk?: boolean | undefined
}

/** A mail header ends at a line break: what follows would be another header. */
export function requireOneLine({ recipient, subject, replyTo = '', unsubscribe = '' }: Mail): void {
  const bad = Object.entries({ recipient, subject, replyTo, unsubscribe }).find(([, value]) => /[\0\r\n]/.test(value))
  if (bad) throw new Error(`the ${bad[0]} of an e-mail holds a line break`)
}
