/** A product in an e-mail. */
export interface MailLine {
  name: string
  /** Such as `Rust, M` and the SKU; each becomes a line. */
  details: readonly string[]
  quantity?: number
  /** The formatted total of the line. */
  amount?: string
  /** Absolute addresses of the product's page and of its picture. */
  href: string
  picture?: string
}

/** A part of an e-mail, from top to bottom. All texts are plain. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'lines'; lines: readonly MailLine[] }
  | { kind: 'amounts'; rows: readonly { label: string; value: string; strong?: boolean }[] }
  /** A titled box of lines, such as an address. */
  | { kind: 'box'; title: string; lines: readonly string[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'small'; text: string }

/** What an e-mail says; its two parts are rendered from it. */
export interface MailContent {
  subject: string
  /** What a mailbox's list shows behind the subject. */
  preheader: string
  heading: string
  blocks: readonly MailBlock[]
  /** Why the recipient gets it. */
  reason: string
  /** A page on which the recipient can end e-mails of this kind. */
  unsubscribe?: string
}
