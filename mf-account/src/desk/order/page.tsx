import { api, dataOrThrow, type SellerOrder } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { Skeleton } from '@superium/shared/ui'
import { SectionError } from '../../errors/section-error'
import { deskLoader } from '../layout/desk-loader'
import { DeskPage } from '../layout/desk-page'
import { OrderView } from './order-view'
import { orderTexts as texts } from './texts'

interface OrderData extends Record<string, unknown> {
  id: string
  order: Promise<SellerOrder>
}

async function loadOrder(id: string, signal: AbortSignal): Promise<SellerOrder> {
  const params = { path: { id } }
  return dataOrThrow(await api.GET('/api/v1/seller/orders/{id}', { params, signal })).data
}

const unknown = { title: texts.unknown, to: '/seller/orders', label: texts.back }

/** Loads the seller's part of the order of the address. */
export const loader = deskLoader<OrderData>(({ params: { id = '' }, request: { signal } }) => ({
  id,
  order: loadOrder(id, signal),
}))

/** `/seller/orders/:id`: the seller's lines of an order, with forms to ship them and to accept their return. */
export function Component() {
  return (
    <DeskPage<OrderData>
      title={texts.number}
      nameOf={async ({ order }) => texts.title((await order).orderNumber)}
      back={{ to: '/seller/orders', label: texts.back }}
    >
      {({ id, order }) => (
        <Deferred
          data={order}
          resetKey={id}
          pending={<Skeleton height="24rem" />}
          failed={<SectionError unknown={unknown} />}
        >
          {(loaded) => <OrderView key={loaded._id} loaded={loaded} />}
        </Deferred>
      )}
    </DeskPage>
  )
}
