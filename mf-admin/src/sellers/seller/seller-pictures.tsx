import type { AdminSellerDetail } from '@superium/shared/api'
import { Card, Picture } from '@superium/shared/ui'
import { sellersTexts } from '../texts'
import css from './seller.module.css'

const texts = sellersTexts.one

/** The applicant's three pictures. */
export function SellerPictures({ seller }: { seller: AdminSellerDetail }) {
  const { shopName } = seller
  return (
    <Card>
      <h2 className={css.title}>{texts.pictures}</h2>
      <div className={css.pictures}>
        {(['profilePicture', 'logo', 'coverPhoto'] as const).map((name) => (
          <figure key={name} data-wide={name === 'coverPhoto' || undefined}>
            <Picture
              src={seller[name]}
              alt={texts.picture(texts[name], shopName)}
              sizes={name === 'coverPhoto' ? '480px' : '160px'}
              ratio={name === 'coverPhoto' ? 16 / 9 : 1}
            />
            <figcaption>{texts[name]}</figcaption>
          </figure>
        ))}
      </div>
    </Card>
  )
}
