import { ButtonLink } from '@superium/shared/ui'
import { EmptyCart } from '../cart/empty-cart'
import { cartTexts } from '../texts'

/** The checkout of an empty cart (spec §2); `elsewhere` is the id of the order that another tab placed with it. */
export function EmptyCheckout({ elsewhere }: { elsewhere: string | null }) {
  if (!elsewhere) return <EmptyCart title={cartTexts.checkout.empty} />
  const { title, text, view } = cartTexts.checkout.elsewhere.placed
  return (
    <EmptyCart title={title}>
      <p>{text}</p>
      <ButtonLink to={`/order/${elsewhere}`} variant="quiet">
        {view}
      </ButtonLink>
    </EmptyCart>
  )
}
