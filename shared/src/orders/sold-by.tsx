import type { OrderSeller } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { orderPartsTexts as texts } from './texts'

/** Who sells something of an order, with the way to an open shop; the shop itself without a seller. */
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
