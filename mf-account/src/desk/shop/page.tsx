import { deskTexts } from '../desk-texts'
import { deskLoader } from '../layout/desk-loader'
import { DeskPage } from '../layout/desk-page'
import { ShopForm } from './shop-form'

/** Loads only the shop, like every page of the desk. */
export const loader = deskLoader(() => ({}))

/** `/seller/shop`: the shop's public profile. */
export function Component() {
  return <DeskPage title={deskTexts.pages.shop}>{(_, shop) => <ShopForm key={shop.slug} shop={shop} />}</DeskPage>
}
