import type { Variant } from '@superium/shared/api'
import { MOBILE_QUANTITY_MAX } from '@superium/shared/constants'
import { type CartProduct, notify } from '@superium/shared/state'
import { Button, late, Price, Stepper } from '@superium/shared/ui'
import { ShoppingBag } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { availabilityOf, canBeBought, FEW_LEFT } from '../availability/availability'
import { formatDay } from '../format/format-day'
import { missingAxis, type VariantAxis, type VariantChoice } from '../variants/variant-options'
import { VariantPicker } from '../variants/variant-picker'
import { addQuantity } from './add-quantity'
import css from './buy-box.module.css'
import { addToCartTexts } from './texts'
import { Unavailable } from './unavailable'

interface BuyBoxProps {
  /** The product in its chosen variant; before that with the price and the stock of all. */
  product: CartProduct
  variants: readonly Variant[]
  choice: VariantChoice
  onChoose(axis: VariantAxis, value: string): void
  /** On a phone: a selector from 1 to 5 (spec §2, §9), and price and Add to cart in a bar at the bottom of the screen. */
  bar?: boolean
  /** Called after something was added. */
  onAdded?: () => void
}

/** Variant, quantity and Add to cart, which says what is not chosen yet; an alert email when the product is unavailable. */
export function BuyBox({ product, variants, choice, onChoose, bar = false, onAdded }: BuyBoxProps) {
  const [asked, setAsked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const missing = missingAxis(variants, choice)
  const ask = (): void => {
    setAsked(true)
    box.current?.querySelector<HTMLElement>(`[data-axis="${missing}"] input`)?.focus()
  }
  return (
    <div ref={box} className={css.box}>
      <VariantPicker variants={variants} choice={choice} asked={asked ? missing : undefined} onChoose={onChoose} />
      {canBeBought(availabilityOf(product)) ? (
        <QuantityAndAdd product={product} onMissing={missing && ask} bar={bar} onAdded={onAdded} />
      ) : (
        <Unavailable product={product} />
      )}
    </div>
  )
}

interface QuantityAndAddProps {
  product: CartProduct
  /** Says what has to be chosen before anything can be added. */
  onMissing: (() => void) | undefined
  bar: boolean
  onAdded: (() => void) | undefined
}

function QuantityAndAdd({ product, onMissing, bar, onAdded }: QuantityAndAddProps) {
  const [quantity, setQuantity] = useState(1)
  const [message, setMessage] = useState('')
  const { stock, price, regularPrice, highestPrice } = product
  const selected = Math.min(quantity, stock)
  const add = (): void => {
    if (onMissing) {
      onMissing()
      return
    }
    const { added, stockMessage } = addQuantity(product, selected)
    const closing = added > 0 && onAdded !== undefined
    // `onAdded` closes the surrounding dialog, so a message needs a toast.
    if (stockMessage && closing) notify('info', stockMessage)
    else setMessage(stockMessage)
    if (closing) onAdded()
  }
  return (
    <>
      <PreOrderNote product={product} />
      <div className={css.row}>
        <div className={bar ? css.stepper : undefined}>
          {/* Few pieces are counted above. */}
          <Stepper value={selected} maximum={stock} onChange={setQuantity} quiet={stock <= FEW_LEFT} />
        </div>
        {bar && <QuantitySelector value={selected} stock={stock} onChange={setQuantity} />}
        <div className={bar ? css.bar : css.place}>
          {/* An open dialog would cover a toast. */}
          <output className={css.message}>{message}</output>
          {bar && (
            <span className={css.price} aria-live="polite">
              <Price price={price} regularPrice={regularPrice} highestPrice={highestPrice} size="large" />
            </span>
          )}
          <Button {...late('add')} className={css.add} onClick={add}>
            <ShoppingBag size={18} aria-hidden="true" />
            {addToCartTexts.addToCart}
          </Button>
        </div>
      </div>
    </>
  )
}

function PreOrderNote({ product }: { product: CartProduct }) {
  if (availabilityOf(product) !== 'pre-order') return null
  const { preOrder, preOrderFor } = addToCartTexts
  return <p className={css.note}>{product.releaseDate ? preOrderFor(formatDay(product.releaseDate)) : preOrder}</p>
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
        {...late('pieces')}
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
