import type { Order } from '../../orders/schema'
import { orderMailTexts } from './order-mail-texts'

/** Without the note of an event or a return. */
const withoutNote = <T extends { note?: string }>({ note: _, ...rest }: T): Omit<T, 'note'> => rest

/** Without the name of the seller's shop, which a person chose. */
function withUnnamedSeller<T extends { seller?: Order['parcels'][number]['seller'] }>(part: T): T {
  return part.seller ? { ...part, seller: { ...part.seller, slug: '', name: orderMailTexts.theSeller } } : part
}

/** Without the seller, where the shop itself is not named either. */
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
    timeline: order.timeline.map(({ received: __, ...event }) => withoutNote(withoutSeller(event))),
    cashToCome: order.cashToCome.map(withUnnamedSeller),
    parcels: order.parcels.map(({ tracking: __, ...parcel }) => withUnnamedSeller(parcel)),
    returns: order.returns.map(({ sendTo: __, ...one }) => ({ ...withoutNote(withUnnamedSeller(one)), reason: '' })),
  }
}
