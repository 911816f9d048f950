import { BackLink } from '../layout/back-link'
import { adminTexts } from '../texts'

/** From a product to the list. */
export function BackToProducts() {
  return <BackLink to="/superium-admin/products">{adminTexts.product.back}</BackLink>
}
