import type { Order } from '../../orders/schema'

/** Without the note of an event or a return. */
const withoutNote = <T extends { note?: string }>({ note: _, ...rest }: T): Omit<T, 'note'> => rest

/** Without the shop of the seller, whose name a person chose. */
const withoutSeller = <T extends { seller?: unknown }>({ seller: _, ...rest }: T): Omit<T, 'seller'> => rest

/**
 * The order without what a person wrote: name, address, notes, reasons, tracking and names of shops. The texts of the
 * catalogue stay, because the shop publishes them. For e-mails to addresses that may be a stranger's.
 */
export function withoutFreeTexts({ coupon: _, ...order }: Order): Order {
  const address = { name: '', phone: '', street: '', district: '', subDistrict: '', country: '', postalCode: '' }
  return {
    ...order,
    ...address,
    orderNotes: '',
    products: order.products.map(withoutSeller),
    timeline: order.timeline.map((event) => withoutNote(withoutSeller(event))),
    cashToCome: order.cashToCome.map(withoutSeller),
    parcels: order.parcels.map(({ tracking: __, ...parcel }) => withoutSeller(parcel)),
    returns: order.returns.map(({ sendTo: __, ...one }) => ({ ...withoutNote(withoutSeller(one)), reason: '' })),
  }
}
