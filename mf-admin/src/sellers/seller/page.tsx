import type { AdminSellerDetail } from '@superium/shared/api'
import { Lasting } from '@superium/shared/loading'
import { useLoaderData } from '@superium/shared/router'
import { SellerStateChip, SellerTimeline } from '@superium/shared/sellers'
import { ButtonLink, Card, Skeleton } from '@superium/shared/ui'
import { SectionError } from '../../errors/section-error'
import { adminLoader } from '../../guard/admin-loader'
import { AdminPage } from '../../layout/admin-page'
import { BackLink } from '../../layout/back-link'
import { Standing } from '../../layout/standing'
import { sellersTexts } from '../texts'
import { DecisionCard } from './decision-card'
import css from './seller.module.css'
import { SellerFacts } from './seller-facts'
import { SellerPictures } from './seller-pictures'
import { loadSeller } from './seller-requests'

const texts = sellersTexts.one
const LIST = '/superium-admin/sellers'

/** Loads the seller that the URL names. */
export const loader = adminLoader(({ params: { id = '' }, request }) => ({
  id,
  seller: loadSeller(id, request.signal),
}))

/** `/superium-admin/sellers/:id`: an application or shop with its pictures, data, history and possible decisions. */
export function Component() {
  return (
    <AdminPage
      data={useLoaderData<typeof loader>()}
      title={texts.title}
      nameOf={({ seller }) => seller.then(({ shopName }) => shopName)}
      back={<BackLink to={LIST}>{texts.back}</BackLink>}
    >
      {({ page: { id, seller } }) => (
        <Lasting
          data={seller}
          resetKey={id}
          pending={<Skeleton height="28rem" />}
          failed={<SectionError way={<ButtonLink to={LIST}>{texts.back}</ButtonLink>} />}
        >
          {(loaded) => <SellerView seller={loaded} />}
        </Lasting>
      )}
    </AdminPage>
  )
}

function SellerView({ seller }: { seller: AdminSellerDetail }) {
  return (
    <>
      <Standing>
        <SellerStateChip state={seller.state} />
      </Standing>
      <div className={css.seller}>
        <div className={css.decision}>
          <DecisionCard seller={seller} />
        </div>
        <div className={css.what}>
          {seller.logo && <SellerPictures seller={seller} />}
          <SellerFacts seller={seller} />
        </div>
        <div className={css.timeline}>
          <Card>
            <h2 className={css.title}>{texts.timeline}</h2>
            <SellerTimeline events={seller.events} label={texts.timeline} actors={texts.actors} />
          </Card>
        </div>
      </div>
    </>
  )
}
