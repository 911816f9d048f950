import { deskTexts } from '../desk-texts'
import { deskLoader } from '../layout/desk-loader'
import { DeskPage } from '../layout/desk-page'
import { ShopForm } from './shop-form'

/** Loads nothing but the shop, which every page of the desk has. */
export const loader = deskLoader(() => ({}))

/** `/seller/shop`: what the shop says of itself. */
export function Component() {
  return <DeskPage title={deskTexts.pages.shop}>{(_, shop) => <ShopForm key={shop.slug} shop={shop} />}</DeskPage>
}
