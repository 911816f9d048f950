import { useLoaderData } from '@superium/shared/router'
import { ButtonLink } from '@superium/shared/ui'
import { Plus } from 'lucide-react'
import { PagedTable } from '../data-table/paged-table'
import { Filter, Toolbar } from '../data-table/toolbar'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { localZone } from './local-time'
import { saleColumns } from './sale-columns'
import { listSales } from './sale-requests'
import css from './sales.module.css'
import { saleTexts as texts } from './texts'

/** Loads a page of sales. */
export const loader = adminLoader(({ request }) => ({ sales: listSales(request) }))

const states = Object.entries(texts.states).map(([value, label]) => ({ value, label }))

const add = (
  <ButtonLink to="/superium-admin/sales/new">
    <Plus size={18} aria-hidden="true" />
    {texts.add}
  </ButtonLink>
)

/** `/superium-admin/sales`: all sales with the units and revenue that they sold. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title} actions={add}>
      {({ page: { sales } }) => (
        <>
          <Toolbar>
            <Filter name="state" label={texts.state} all={texts.allStates} options={states} />
          </Toolbar>
          <PagedTable
            label={texts.title}
            empty={texts.empty}
            columns={saleColumns}
            page={sales}
            keyOf={({ _id }) => _id}
          />
          <p className={css.note}>
            {texts.zone(localZone())} {texts.use}
          </p>
        </>
      )}
    </AdminPage>
  )
}
