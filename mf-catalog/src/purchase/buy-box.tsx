import type { Product } from '@superium/shared/api'
import { MOBILE_QUANTITY_MAX } from '@superium/shared/constants'
import { Button, Stepper } from '@superium/shared/ui'
import { ShoppingBag } from 'lucide-react'
import { useId, useState } from 'react'
import { availabilityOf, canBeBought } from '../catalogue/availability'
import { texts } from '../texts'
import { addQuantity } from './add-quantity'
import css from './buy-box.module.css'

/**
 * Quantity and Add to cart, which adds that quantity; in their place a sentence when the product cannot be had.
 * With `mobileSelector` a small screen chooses from 1 to 5 in a list in place of the stepper (spec §2, §9).
 */
export function BuyBox({ product, mobileSelector = false }: { product: Product; mobileSelector?: boolean }) {
  const [quantity, setQuantity] = useState(1)
  const availability = availabilityOf(product)
  if (!canBeBought(availability)) {
    return <p className={css.words}>{availability === 'up-coming' ? texts.product.upComing : texts.product.soldOut}</p>
  }
  const wanted = Math.min(quantity, product.stock)
  return (
    <div className={css.box}>
      {availability === 'pre-order' && <p className={css.words}>{texts.product.preOrder}</p>}
      <div className={css.row}>
        <div className={mobileSelector ? css.stepper : undefined}>
          <Stepper value={wanted} maximum={product.stock} onChange={setQuantity} />
        </div>
        {mobileSelector && <QuantitySelector value={wanted} stock={product.stock} onChange={setQuantity} />}
        <Button className={css.add} onClick={() => addQuantity(product, wanted)}>
          <ShoppingBag size={18} aria-hidden="true" />
          {texts.product.addToCart}
        </Button>
      </div>
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
