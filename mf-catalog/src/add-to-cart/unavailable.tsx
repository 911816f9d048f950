import { formatUtcDate } from '@superium/shared/date-format'
import type { CartProduct } from '@superium/shared/state'
import { availabilityOf } from '../availability/availability'
import { AlertBox } from '../email-alerts/alert-box'
import css from './buy-box.module.css'
import { addToCartTexts } from './texts'

/** Explains why a product cannot be bought now, and offers an e-mail for when it can. */
export function Unavailable({ product }: { product: CartProduct }) {
  const { _id, variant, variantName, releaseDate } = product
  const announced = availabilityOf(product) === 'up-coming'
  const upComing = releaseDate ? addToCartTexts.announcedFor(formatUtcDate(releaseDate)) : addToCartTexts.announced
  return (
    <>
      <p className={css.note}>{announced ? upComing : addToCartTexts.soldOut(variantName)}</p>
      <AlertBox key={variant} kind={announced ? 'released' : 'back-in-stock'} product={_id} variant={variant} />
    </>
  )
}
