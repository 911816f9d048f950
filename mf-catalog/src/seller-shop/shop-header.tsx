import type { SellerShop } from '@superium/shared/api'
import { Picture, Stars } from '@superium/shared/ui'
import { formatMonth } from '../format/format-month'
import { COVER_SIZES, LOGO_SIZES, OWNER_SIZES } from './picture-sizes'
import css from './shop-header.module.css'
import { sellerShopTexts } from './texts'

/** Cover, logo, name, rating and description of a shop. */
export function ShopHeader({ shop }: { shop: SellerShop }) {
  const { name, about, district, coverPhoto, logo, profilePicture, since, productCount, rating, reviewCount } = shop
  return (
    <header>
      {coverPhoto && (
        <Picture
          src={coverPhoto}
          alt=""
          sizes={COVER_SIZES}
          ratio={16 / 5}
          cropped
          critical
          className={css.cover ?? ''}
        />
      )}
      <div className={`${css.who} ${coverPhoto ? css.overlapping : ''}`}>
        {logo && <Picture src={logo} cropped alt="" sizes={LOGO_SIZES} className={css.logo ?? ''} />}
        <div className={css.facts}>
          <h1>{name}</h1>
          <ul className={css.meta}>
            <li className={css.rating}>
              {rating === undefined ? (
                sellerShopTexts.noReviews
              ) : (
                <>
                  <Stars value={rating} label={sellerShopTexts.outOf(rating)} size={16} />
                  {rating.toFixed(1)} ({sellerShopTexts.reviews(reviewCount)})
                </>
              )}
            </li>
            <li>{sellerShopTexts.products(productCount)}</li>
            <li>{district}</li>
            <li>{sellerShopTexts.since(formatMonth(since))}</li>
          </ul>
        </div>
      </div>
      {about && (
        <div className={css.about}>
          {profilePicture && (
            <Picture src={profilePicture} cropped alt="" sizes={OWNER_SIZES} className={css.owner ?? ''} />
          )}
          <p>{about}</p>
        </div>
      )}
    </header>
  )
}
