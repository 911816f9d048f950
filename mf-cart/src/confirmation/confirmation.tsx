import { ApiError, api, dataOrThrow, type Order } from '@superium/shared/api'
import { Breadcrumbs, Button, ButtonLink, Notice, Spinner } from '@superium/shared/ui'
import { PackageX, SearchX } from 'lucide-react'
import { errorMessage } from '../errors/error-message'
import { useLoaded } from '../loading/use-loaded'
import { texts } from '../texts'
import css from './confirmation.module.css'
import { Receipt } from './receipt'

const trail = [
  { label: texts.home, to: '/' },
  { label: texts.checkout.breadcrumbProduct, to: '/products' },
  { label: texts.order.breadcrumb },
]

async function loadOrder(id: string, signal: AbortSignal): Promise<Order> {
  return dataOrThrow(await api.GET('/api/v1/shop/orders/{id}', { params: { path: { id } }, signal })).data
}

/** The order that came of a checkout, read from the server, so that it is there after a reload too. */
export function Confirmation({ id }: { id: string }) {
  const loaded = useLoaded(loadOrder, id)
  return (
    <>
      <Breadcrumbs items={trail} />
      {loaded.status === 'loading' && (
        <div className={css.loading}>
          <Spinner label={texts.order.loading} />
        </div>
      )}
      {loaded.status === 'failed' && <Failure error={loaded.error} retry={loaded.retry} />}
      {loaded.status === 'loaded' && <Receipt order={loaded.data} />}
    </>
  )
}

/** The server does not know the order, or it is another person's, or its id is none. */
const UNKNOWN = new Set([400, 403, 404])

function Failure({ error, retry }: { error: unknown; retry(): void }) {
  if (error instanceof ApiError && UNKNOWN.has(error.status)) {
    return (
      <Notice
        tone="alert"
        icon={<SearchX size={28} aria-hidden="true" />}
        title={texts.order.unknown}
        actions={<ButtonLink to="/myaccount?num=2">{texts.order.myOrders}</ButtonLink>}
      />
    )
  }
  return (
    <Notice
      tone="alert"
      icon={<PackageX size={28} aria-hidden="true" />}
      title={texts.order.failed}
      actions={<Button onClick={retry}>{texts.tryAgain}</Button>}
    >
      {errorMessage(error)}
    </Notice>
  )
}
