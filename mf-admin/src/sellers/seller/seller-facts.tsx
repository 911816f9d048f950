import type { AdminSellerDetail } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { Card, Chip } from '@superium/shared/ui'
import { sellersTexts } from '../texts'
import css from './seller.module.css'

const texts = sellersTexts.one

/** The applicant's and the shop's data, without empty texts. */
export function SellerFacts({ seller }: { seller: AdminSellerDetail }) {
  const { firstName, lastName, email, emailVerified, phone, address, district, shopAddress, about } = seller
  return (
    <Card>
      <h2 className={css.title}>{texts.details}</h2>
      <dl className={css.facts}>
        {firstName && (
          <div>
            <dt>{texts.person}</dt>
            <dd>
              <Link to={`/superium-admin/users/${encodeURIComponent(seller.userId)}`}>
                {firstName} {lastName}
              </Link>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{texts.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>{' '}
              <Chip tone={emailVerified ? 'accent' : 'warn'}>{emailVerified ? texts.verified : texts.unverified}</Chip>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{texts.phone}</dt>
            <dd>
              <a href={`tel:${phone}`}>{phone}</a>
            </dd>
          </div>
        )}
        {address && (
          <div>
            <dt>{texts.address}</dt>
            <dd>{address}</dd>
            <dd>{district}</dd>
          </div>
        )}
        {shopAddress && (
          <div>
            <dt>{texts.shopAddress}</dt>
            <dd>{shopAddress}</dd>
          </div>
        )}
        {about && (
          <div>
            <dt>{texts.about}</dt>
            <dd className={css.about}>{about}</dd>
          </div>
        )}
        <div>
          <dt>{texts.products}</dt>
          <dd>
            {seller.productCount > 0 ? (
              <Link to={`/superium-admin/products?${new URLSearchParams({ owner: seller.id })}`}>
                {texts.productCount(seller.productCount)}
              </Link>
            ) : (
              texts.productCount(0)
            )}
          </dd>
          {seller.state === 'approved' && (
            <dd>
              <Link to={`/shop/${seller.slug}`}>{texts.page}</Link>
            </dd>
          )}
        </div>
      </dl>
    </Card>
  )
}
