import type { OrderSeller } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { orderPartsTexts as texts } from './texts'

/** Who sells a line of an order, with a link if the seller's shop is open; the shop itself without a seller. */
export function SoldBy({ seller }: { seller?: OrderSeller | undefined }) {
  if (!seller?.open)
    return (
      <>
        {texts.soldBy} {seller?.name ?? texts.shop}
      </>
    )
  return (
    <>
      {texts.soldBy} <Link to={`/shop/${seller.slug}`}>{seller.name}</Link>
    </>
  )
}
