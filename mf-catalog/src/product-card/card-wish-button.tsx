import { type ListedProduct, productsById } from '@superium/shared/api'
import { HEART_SPINNER_MS, productPath } from '@superium/shared/constants'
import { useNavigate } from '@superium/shared/router'
import { refreshWishlist } from '@superium/shared/state'
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
  const onToggled = (wished: boolean): void => {
    setOpening(true)
    // Price, stock and pictures of the card are the variant's.
    if (wished && product.variant) void takeOwnPrice(product._id)
  }
  return <WishButton product={whole} busy={opening} onToggled={onToggled} className={className} />
}

async function takeOwnPrice(id: string): Promise<void> {
  // Without an answer the wishlist learns it when it is opened.
  refreshWishlist(await productsById([id], new AbortController().signal).catch(() => []))
}
