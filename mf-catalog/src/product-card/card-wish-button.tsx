import type { Product } from '@superium/shared/api'
import { HEART_SPINNER_MS } from '@superium/shared/constants'
import { useNavigate } from '@superium/shared/router'
import { useEffect, useState } from 'react'
import { WishButton } from '../wishlist/wish-button'

/** The heart of a card: toggles the wishlist, shows a spinner for about 0.3 s and opens the product (spec §2, a ruling). */
export function CardWishButton({ product, className }: { product: Product; className?: string | undefined }) {
  const navigate = useNavigate()
  const [opening, setOpening] = useState(false)
  useEffect(() => {
    if (!opening) return
    const timer = setTimeout(async () => {
      await navigate(`/product-detail/${product._id}`)
      setOpening(false)
    }, HEART_SPINNER_MS)
    return () => clearTimeout(timer)
  }, [opening, navigate, product._id])
  return <WishButton product={product} busy={opening} onToggled={() => setOpening(true)} className={className} />
}
