import type { Order } from '@superium/shared/api'
import { Lasting } from '@superium/shared/loading'
import { OrderTimeline } from '@superium/shared/orders'
import { useLoaderData } from '@superium/shared/router'
import { ButtonLink, Card, Skeleton, StatusChip } from '@superium/shared/ui'
import { SectionError } from '../../errors/section-error'
import { adminLoader } from '../../guard/admin-loader'
import { AdminPage } from '../../layout/admin-page'
import { BackLink } from '../../layout/back-link'
import { Standing } from '../../layout/standing'
import { CustomerAndDelivery } from './customer-and-delivery'
import css from './order.module.css'
import { orderPageTexts as texts } from './order-page-texts'
import { loadOrder } from './order-requests'
import { OrderedProducts } from './ordered-products'
import { ParcelsCard } from './parcels-card'
import { PaymentCard } from './payment-card'
import { PrintButtons } from './print-buttons'
import { ReturnsCard } from './returns-card'
import { StatusButtons } from './status-buttons'

/** Loads the order that the URL names. */
export const loader = adminLoader(({ params: { id = '' }, request }) => ({
  id,
  order: loadOrder(id, request.signal),
}))

/** `/superium-admin/orders/:id`: one order with its lines, customer, timeline and possible actions. */
export function Component() {
  return (
    <AdminPage
      data={useLoaderData<typeof loader>()}
      title={texts.title}
      nameOf={({ order }) => order.then(({ orderNumber }) => orderNumber)}
      back={<BackLink to="/superium-admin/orders">{texts.back}</BackLink>}
    >
      {({ page: { id, order } }) => (
        <Lasting
          data={order}
          resetKey={id}
          pending={<Skeleton height="28rem" />}
          failed={<SectionError way={<ButtonLink to="/superium-admin/orders">{texts.back}</ButtonLink>} />}
        >
          {(loaded) => <OrderView order={loaded} />}
        </Lasting>
      )}
    </AdminPage>
  )
}

function OrderView({ order }: { order: Order }) {
  return (
    <>
      <Standing>
        <StatusChip status={order.status} />
        <PrintButtons order={order} />
      </Standing>
      <div className={css.order}>
        <div className={css.steps}>
          <StatusButtons order={order} />
          <ReturnsCard order={order} />
          <PaymentCard order={order} />
          <ParcelsCard order={order} />
        </div>
        <div className={css.what}>
          <OrderedProducts order={order} />
          <CustomerAndDelivery order={order} />
        </div>
        <div className={css.timeline}>
          <Card>
            <h2 className={css.title}>{texts.timeline}</h2>
            <OrderTimeline timeline={order.timeline} label={texts.timeline} actors={texts.actors} />
          </Card>
        </div>
      </div>
    </>
  )
}
