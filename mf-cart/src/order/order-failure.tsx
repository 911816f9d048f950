import { ApiError } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { Button, ButtonLink, Notice, PageTitle } from '@superium/shared/ui'
import { PackageX, SearchX } from 'lucide-react'
import { cartTexts } from '../texts'
import { orderTexts } from './texts'

/** The statuses of an unknown order, another person's order and a malformed id. */
const UNKNOWN = new Set([400, 403, 404])

/** Says why the order is not shown: this account has no such order, or it failed to load. */
export function OrderFailure({ error, retry }: { error: unknown; retry(): void }) {
  const unknown = error instanceof ApiError && UNKNOWN.has(error.status)
  const title = unknown ? orderTexts.unknown : orderTexts.failed
  return (
    <>
      <PageTitle title={orderTexts.breadcrumb} />
      {unknown ? (
        <Notice
          page
          tone="alert"
          icon={<SearchX size={28} aria-hidden="true" />}
          title={title}
          actions={<ButtonLink to="/myaccount/orders">{orderTexts.myOrders}</ButtonLink>}
        />
      ) : (
        <Notice
          page
          tone="alert"
          icon={<PackageX size={28} aria-hidden="true" />}
          title={title}
          actions={<Button onClick={retry}>{cartTexts.tryAgain}</Button>}
        >
          {errorMessage(error)}
        </Notice>
      )}
    </>
  )
}
