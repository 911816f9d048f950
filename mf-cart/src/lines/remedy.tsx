import { productPath } from '@superium/shared/orders'
import { type CartItem, lineKey, setQuantity } from '@superium/shared/state'
import { Button, ButtonLink } from '@superium/shared/ui'
import { cartTexts } from '../texts'
import { itemName } from './item-name'
import type { LineProblem } from './line-problem'
import { moveToWishlist } from './remove-line'

/**
 * The control that solves the line's problem; none for a product that is no longer sold or from the own shop, which can only be
 * removed, because a wish for it would never come true.
 */
export function Remedy({ item, problem }: { item: CartItem; problem: LineProblem }) {
  const look = { variant: 'secondary', size: 'small' } as const
  const texts = cartTexts.line
  if (problem.kind === 'gone' || problem.kind === 'own-shop') return null
  if (problem.kind === 'no-variant') {
    return (
      <ButtonLink to={productPath({ productId: item._id })} {...look}>
        {texts.chooseOptions}
      </ButtonLink>
    )
  }
  if (problem.kind === 'short') {
    return (
      <Button {...look} onClick={() => setQuantity(lineKey(item), problem.available)}>
        {texts.take(problem.available)}
      </Button>
    )
  }
  return (
    <Button {...look} aria-label={texts.moveNamed(itemName(item))} onClick={() => moveToWishlist(item)}>
      {texts.move}
    </Button>
  )
}
