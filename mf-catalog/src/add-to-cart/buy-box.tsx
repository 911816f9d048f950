import { MOBILE_QUANTITY_MAX } from '@superium/shared/constants'
import { type CartProduct, needsVariant, notify } from '@superium/shared/state'
import { Button, ButtonLink, Stepper } from '@superium/shared/ui'
import { ShoppingBag } from 'lucide-react'
import { useId, useState } from 'react'
import { availabilityOf, canBeBought } from '../availability/availability'
import { detailTexts } from '../detail-texts'
import { AlertBox } from '../email-alerts/alert-box'
import { formatDay } from '../format/format-day'
import { texts } from '../texts'
import { addQuantity } from './add-quantity'
import css from './buy-box.module.css'

interface BuyBoxProps {
  /** In the chosen variant where it has some. */
  product: CartProduct
  /** A small screen chooses from 1 to 5 in a list in place of the stepper (spec §2, §9). */
  mobileSelector?: boolean
  /** After pieces of it went into the cart. */
  onAdded?: () => void
}

/** Quantity and Add to cart, which adds that quantity; in their place the way to an e-mail when it cannot be had. */
export function BuyBox({ product, mobileSelector = false, onAdded }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1)
  const [refusal, setRefusal] = useState('')
  const { releaseDate, stock } = product
  const day = releaseDate && formatDay(releaseDate)
  const availability = availabilityOf(product)
  if (!canBeBought(availability)) return <NotToBeHad product={product} day={day} />
  if (needsVariant(product))
    return <ButtonLink to={`/product-detail/${product._id}`}>{texts.product.chooseVariant}</ButtonLink>
  const wanted = Math.min(quantity, stock)
  const add = (): void => {
    const { added, words } = addQuantity(product, wanted)
    const leaving = added > 0 && onAdded !== undefined
    // Who hears of it closes what this stands in: the words must outlive it.
    if (words && leaving) notify('info', words)
    else setRefusal(words)
    if (leaving) onAdded()
  }
  return (
    <div className={css.box}>
      {availability === 'pre-order' && (
        <p className={css.words}>{day ? detailTexts.release.preOrder(day) : texts.product.preOrder}</p>
      )}
      <div className={css.row}>
        <div className={mobileSelector ? css.stepper : undefined}>
          <Stepper value={wanted} maximum={stock} onChange={setQuantity} />
        </div>
        {mobileSelector && <QuantitySelector value={wanted} stock={stock} onChange={setQuantity} />}
        <Button className={css.add} onClick={add}>
          <ShoppingBag size={18} aria-hidden="true" />
          {texts.product.addToCart}
        </Button>
      </div>
      {/* Said in place, since a toast lies under an open dialog. */}
      <output className={css.refusal}>{refusal}</output>
    </div>
  )
}

function NotToBeHad({ product, day }: { product: CartProduct; day: string | undefined }) {
  const coming = availabilityOf(product) === 'up-coming'
  const announced = day ? detailTexts.release.upComing(day) : texts.product.upComing
  return (
    <div className={css.box}>
      <p className={css.words}>{coming ? announced : texts.product.soldOut}</p>
      <AlertBox
        key={product.variant}
        kind={coming ? 'released' : 'back-in-stock'}
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
  const offered = Array.from({ length: Math.min(MOBILE_QUANTITY_MAX, stock) }, (_, index) => index + 1)
  return (
    <div className={css.selector}>
      <label htmlFor={id}>{texts.product.quantity}</label>
      <select
        id={id}
        value={Math.min(value, offered.length)}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {offered.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    </div>
  )
}
