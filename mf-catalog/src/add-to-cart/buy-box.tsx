import type { Variant } from '@superium/shared/api'
import { MOBILE_QUANTITY_MAX } from '@superium/shared/constants'
import { formatUtcDate } from '@superium/shared/date-format'
import { type CartProduct, notify } from '@superium/shared/state'
import { Button, late, Price, Stepper } from '@superium/shared/ui'
import { ShoppingBag } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { availabilityOf, canBeBought, FEW_LEFT } from '../availability/availability'
import { missingAxis, type VariantAxis, type VariantChoice } from '../variants/variant-options'
import { VariantPicker } from '../variants/variant-picker'
import { addQuantity } from './add-quantity'
import css from './buy-box.module.css'
import { addToCartTexts } from './texts'
import { Unavailable } from './unavailable'

interface BuyBoxProps {
  /** The product with its chosen variant; until one is chosen, with the price range and total stock of all variants. */
  product: CartProduct
  variants: readonly Variant[]
  choice: VariantChoice
  onChoose(axis: VariantAxis, value: string): void
  /**
   * For phones: a quantity selector from 1 to 5 (spec §2, §9), and a bar at the bottom with the price and Add to cart.
   */
  bar?: boolean
  /** Called after something was added. */
  onAdded?: () => void
}

/**
 * Variant, quantity and Add to cart, which points out a missing choice; an unavailable product offers an alert e-mail.
 */
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
  /** Points out the missing choice; undefined when a variant is chosen. */
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
          {/* The stock line above already shows a low stock. */}
          <Stepper value={selected} maximum={stock} onChange={setQuantity} quiet={stock <= FEW_LEFT} />
        </div>
        {bar && <QuantitySelector value={selected} stock={stock} onChange={setQuantity} />}
        <div className={bar ? css.bar : css.place}>
          {/* Not a toast, because an open dialog would cover it. */}
          <output className={css.message}>{message}</output>
          {bar && (
            <span className={css.price} aria-live="polite">
              <Price price={price} regularPrice={regularPrice} highestPrice={highestPrice} size="large" />
            </span>
          )}
          {/* A double click means one press; the stepper is there for more pieces. */}
          <Button {...late('add')} className={css.add} onClick={({ detail }) => detail < 2 && add()}>
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
  return <p className={css.note}>{product.releaseDate ? preOrderFor(formatUtcDate(product.releaseDate)) : preOrder}</p>
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
