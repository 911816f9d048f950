import { MOBILE_QUANTITY_MAX } from '@superium/shared/constants'
import { type CartProduct, needsVariant, notify } from '@superium/shared/state'
import { Button, ButtonLink, Stepper } from '@superium/shared/ui'
import { ShoppingBag } from 'lucide-react'
import { useId, useState } from 'react'
import { availabilityOf, canBeBought } from '../availability/availability'
import { AlertBox } from '../email-alerts/alert-box'
import { formatDay } from '../format/format-day'
import { addQuantity } from './add-quantity'
import css from './buy-box.module.css'
import { addToCartTexts } from './texts'

interface BuyBoxProps {
  /** The product in its selected variant. */
  product: CartProduct
  /** Shows a selector from 1 to 5 instead of the stepper on small screens (spec §2, §9). */
  mobileSelector?: boolean
  /** Called after something was added. */
  onAdded?: () => void
}

/** Quantity and Add to cart; an alert email when the product is unavailable, the product page before a variant is selected. */
export function BuyBox({ product, mobileSelector = false, onAdded }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1)
  const [message, setMessage] = useState('')
  const { releaseDate, stock } = product
  const day = releaseDate && formatDay(releaseDate)
  const availability = availabilityOf(product)
  if (!canBeBought(availability)) return <Unavailable product={product} day={day} />
  if (needsVariant(product))
    return <ButtonLink to={`/product-detail/${product._id}`}>{addToCartTexts.chooseOptions}</ButtonLink>
  const selected = Math.min(quantity, stock)
  const add = (): void => {
    const { added, stockMessage } = addQuantity(product, selected)
    const closing = added > 0 && onAdded !== undefined
    // `onAdded` closes the surrounding dialog, so a message needs a toast.
    if (stockMessage && closing) notify('info', stockMessage)
    else setMessage(stockMessage)
    if (closing) onAdded()
  }
  return (
    <div className={css.box}>
      {availability === 'pre-order' && (
        <p className={css.note}>{day ? addToCartTexts.preOrderFor(day) : addToCartTexts.preOrder}</p>
      )}
      <div className={css.row}>
        <div className={mobileSelector ? css.stepper : undefined}>
          <Stepper value={selected} maximum={stock} onChange={setQuantity} />
        </div>
        {mobileSelector && <QuantitySelector value={selected} stock={stock} onChange={setQuantity} />}
        <Button className={css.add} onClick={add}>
          <ShoppingBag size={18} aria-hidden="true" />
          {addToCartTexts.addToCart}
        </Button>
      </div>
      {/* An open dialog would cover a toast. */}
      <output className={css.message}>{message}</output>
    </div>
  )
}

function Unavailable({ product, day }: { product: CartProduct; day: string | undefined }) {
  const announced = availabilityOf(product) === 'up-coming'
  const upComing = day ? addToCartTexts.announcedFor(day) : addToCartTexts.announced
  return (
    <div className={css.box}>
      <p className={css.note}>{announced ? upComing : addToCartTexts.soldOut(product.variantName)}</p>
      <AlertBox
        key={product.variant}
        kind={announced ? 'released' : 'back-in-stock'}
        product={product._id}
        variant={product.variant}
      />
    </div>
  )
}

interface QuantitySelectorProps {
  value: number
  stock: number
  onChange(value: number): void
}

function QuantitySelector({ value, stock, onChange }: QuantitySelectorProps) {
  const id = useId()
  const options = Array.from({ length: Math.min(MOBILE_QUANTITY_MAX, stock) }, (_, index) => index + 1)
  return (
    <div className={css.selector}>
      <label htmlFor={id}>{addToCartTexts.quantity}</label>
      <select
        id={id}
        value={Math.min(value, options.length)}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {options.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    </div>
  )
}
