import { ApiError, api, dataOrThrow, type Order } from '@superium/shared/api'
import { errorMessage, useLoaded } from '@superium/shared/loading'
import { Breadcrumbs, Button, ButtonLink, Notice, Spinner } from '@superium/shared/ui'
import { PackageX, SearchX } from 'lucide-react'
import { cartTexts } from '../texts'
import css from './confirmation.module.css'
import { Receipt } from './receipt'

const trail = [
  { label: cartTexts.home, to: '/' },
  { label: cartTexts.checkout.breadcrumbProduct, to: '/products' },
  { label: cartTexts.order.breadcrumb },
]

async function loadOrder(id: string, signal: AbortSignal): Promise<Order> {
  return dataOrThrow(await api.GET('/api/v1/shop/orders/{id}', { params: { path: { id } }, signal })).data
}

/** The receipt of an order, loaded from the server, so that it survives a reload. */
export function Confirmation({ id }: { id: string }) {
  const loaded = useLoaded(id, (signal) => loadOrder(id, signal))
  return (
    <>
      <Breadcrumbs items={trail} />
      {loaded.status === 'loading' && (
        <div className={css.loading}>
          <Spinner label={cartTexts.order.loading} />
        </div>
      )}
      {loaded.status === 'failed' && <Failure error={loaded.error} retry={loaded.retry} />}
      {loaded.status === 'loaded' && <Receipt order={loaded.data} />}
    </>
  )
}

/** The statuses of an unknown order, another person's order and a malformed id. */
const UNKNOWN = new Set([400, 403, 404])

function Failure({ error, retry }: { error: unknown; retry(): void }) {
  if (error instanceof ApiError && UNKNOWN.has(error.status)) {
    return (
      <Notice
        tone="alert"
        icon={<SearchX size={28} aria-hidden="true" />}
        title={cartTexts.order.unknown}
        actions={<ButtonLink to="/myaccount?num=2">{cartTexts.order.myOrders}</ButtonLink>}
      />
    )
  }
  return (
    <Notice
      tone="alert"
      icon={<PackageX size={28} aria-hidden="true" />}
      title={cartTexts.order.failed}
      actions={<Button onClick={retry}>{cartTexts.tryAgain}</Button>}
    >
      {errorMessage(error)}
    </Notice>
  )
}
