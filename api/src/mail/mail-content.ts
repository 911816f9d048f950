/** A product in an e-mail. */
export interface MailLine {
  name: string
  /** Such as `Rust, M` and the SKU; one line each. */
  details: readonly string[]
  quantity?: number
  /** The formatted total of the line. */
  amount?: string
  /** Absolute URLs of the product's page and picture. */
  href: string
  picture?: string
}

/** A block of an e-mail; blocks are shown from top to bottom. All texts are plain. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'lines'; lines: readonly MailLine[] }
  | { kind: 'amounts'; rows: readonly { label: string; value: string; strong?: boolean }[] }
  /** A titled box of lines, such as an address. */
  | { kind: 'box'; title: string; lines: readonly string[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'small'; text: string }

/** The content of an e-mail, from which both parts are rendered. */
export interface MailContent {
  subject: string
  /** The text that mail programs show behind the subject in a list. */
  preheader: string
  heading: string
  blocks: readonly MailBlock[]
  /** Why the recipient gets this e-mail. */
  reason: string
  /** A page on which the recipient can unsubscribe. */
  unsubscribe?: string
}
