import type { Order } from '../../orders/schema'

type Piece = { name: string; variantName?: string; quantity: number }

type Read = {
  payment?: {
    state: 'waiting' | 'paid' | 'on-delivery' | 'cancelled'
    reference: string
    instructions: string[]
    dueAt?: string
  }
  discount?: number
  coupon?: string
  taxPercent?: number
  refund?: number
  tracking?: { carrier: string; number: string; url?: string }
  returns?: {
    state: 'requested' | 'accepted' | 'refused'
    reason: string
    note?: string
    lines: { lineNumber: number; quantity: number }[]
    refund: number
  }[]
  products: (Order['products'][number] & { lineNumber?: number; cancelled?: number; returned?: number })[]
  timeline: (Order['timeline'][number] & { kind?: string; note?: string; lines?: Piece[] })[]
}

/** An order as the API sends it, as far as e-mails read it. */
export type MailedOrder = Omit<Order, keyof Read> & Read
