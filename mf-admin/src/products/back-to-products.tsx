import { BackLink } from '../layout/back-link'
import { adminTexts } from '../texts'

/** The link from a product back to the products table. */
export function BackToProducts() {
  return <BackLink to="/superium-admin/products">{adminTexts.product.back}</BackLink>
}
