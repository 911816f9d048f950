import type { AdminProduct } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { productsTexts } from './texts'

/** A product's owner: a seller with a link to the shop, or the shop itself. */
export function Owner({ product: { seller } }: { product: AdminProduct }) {
  return seller ? <Link to={`/shop/${seller.slug}`}>{seller.name}</Link> : productsTexts.shopItself
}
