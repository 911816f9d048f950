import { BackLink } from '../layout/back-link'
import { productTexts } from './form/texts'

/** The link from a product back to the products table. */
export function BackToProducts() {
  return <BackLink to="/superium-admin/products">{productTexts.back}</BackLink>
}
