import { toDollars } from '../../http/cents-and-dollars'
import { choosePieces, type Pieces, piecesToSend } from '../pieces'
import { type CashOrder, cashByParcel } from './cash-by-parcel'
import { packParcels } from './pack-parcels'
import type { ParcelKeeper } from './parcel-keeper'

/**
 * What the courier will collect for the caller's pieces of an order, or for all that they have left, when they leave now, in
 * dollars, by the calculation for sent parcels; 0 where it collects nothing. It changes nothing. 400 and 409 as
 * `shipPieces` for the pieces.
 */
export function previewParcel(
  order: CashOrder,
  { owns }: Pick<ParcelKeeper, 'owns'>,
  asked: readonly Pieces[] | undefined,
): number {
  const pieces = choosePieces(order.lines.filter(owns), asked, piecesToSend)
  const { made, after } = packParcels(order, pieces, { at: new Date() })
  const cash = cashByParcel(after).filter(({ parcel }) => parcel && made.includes(parcel))
  return toDollars(cash.reduce((sum, { cents }) => sum + cents, 0))
}
