import type { ListedProduct } from '@superium/shared/api'
import { HEART_SPINNER_MS, productPath } from '@superium/shared/constants'
import { useNavigate } from '@superium/shared/router'
import { useEffect, useState } from 'react'
import { WishButton } from '../wishlist/wish-button'

/**
 * The heart of a card: toggles the wishlist, shows a spinner for about 0.3 s and opens the product (spec §2, a ruling). It
 * saves the whole product, because a filter chose the card's variant and not the visitor.
 */
export function CardWishButton({ product, className }: { product: ListedProduct; className?: string | undefined }) {
  const { variant: _, ...whole } = product
  const path = productPath(product)
  const navigate = useNavigate()
  const [opening, setOpening] = useState(false)
  useEffect(() => {
    if (!opening) return
    const timer = setTimeout(async () => {
      await navigate(path)
      setOpening(false)
    }, HEART_SPINNER_MS)
    return () => clearTimeout(timer)
  }, [opening, navigate, path])
  return <WishButton product={whole} busy={opening} onToggled={() => setOpening(true)} className={className} />
}
