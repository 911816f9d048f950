import { CART_NOTICE_MS } from '@superium/shared/constants'
import { $lastAdded, type CartItem } from '@superium/shared/state'
import { ButtonLink, IconButton, Picture } from '@superium/shared/ui'
import { Check, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { lineTotal } from '../../lines/line-total'
import { cartTexts } from '../../texts'
import css from './added-item.module.css'

const dismiss = (): void => $lastAdded.set(null)

/** The item that was just added; `quantity` is the added quantity. Disappears after 3 s unless hovered or focused. */
export function AddedItem({ item, quantity }: { item: CartItem; quantity: number }) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || focused

  useEffect(() => {
    if (held) return
    const timer = setTimeout(dismiss, CART_NOTICE_MS)
    return () => clearTimeout(timer)
  }, [held])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only keep it visible while it is read
    <div
      className={css.notice}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p className={css.title}>
        <Check size={18} aria-hidden="true" />
        {cartTexts.notice.title}
      </p>
      <IconButton label={cartTexts.notice.dismiss} onClick={dismiss} className={css.dismiss ?? ''}>
        <X size={18} aria-hidden="true" />
      </IconButton>
      <Picture src={item.images[0]} tone={item.tones?.[0]} alt="" sizes="64px" className={css.picture ?? ''} />
      <div className={css.about}>
        <p className={css.name}>{item.name}</p>
        {item.variantName && <p className={css.variant}>{item.variantName}</p>}
        <p className={css.quantity}>{cartTexts.notice.quantity(quantity)}</p>
        <p className={css.price}>{lineTotal({ ...item, quantity }, null)}</p>
      </div>
      <ButtonLink to="/cart" size="small" variant="secondary" onClick={dismiss}>
        {cartTexts.notice.viewCart}
      </ButtonLink>
    </div>
  )
}
