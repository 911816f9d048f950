import { useLoaderData } from '@superium/shared/router'
import { ButtonLink } from '@superium/shared/ui'
import { Plus } from 'lucide-react'
import { PagedTable } from '../data-table/paged-table'
import { Toolbar } from '../data-table/toolbar'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { couponColumns } from './coupon-columns'
import { listCoupons } from './coupon-requests'
import { couponTexts as texts } from './texts'

/** Loads the coupons that match the query parameters. */
export const loader = adminLoader(({ request }) => ({ coupons: listCoupons(request) }))

const add = (
  <ButtonLink to="/superium-admin/coupons/new">
    <Plus size={18} aria-hidden="true" />
    {texts.add}
  </ButtonLink>
)

/** `/superium-admin/coupons`: all coupons with their limits and number of uses. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title} actions={add}>
      {({ page: { coupons } }) => (
        <>
          <Toolbar hint={texts.search} />
          <PagedTable
            label={texts.title}
            empty={texts.empty}
            columns={couponColumns}
            page={coupons}
            keyOf={({ code }) => code}
          />
        </>
      )}
    </AdminPage>
  )
}
