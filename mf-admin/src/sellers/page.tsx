import { useLoaderData } from '@superium/shared/router'
import { sellerStates } from '@superium/shared/sellers'
import { PagedTable } from '../data-table/paged-table'
import { Filter, Toolbar } from '../data-table/toolbar'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { listSellers, states } from './list-sellers'
import { sellerColumns } from './seller-columns'
import { sellersTexts as texts } from './texts'

/** Loads the sellers that match the query parameters. */
export const loader = adminLoader(({ request }) => ({ sellers: listSellers(request) }))

/** `/superium-admin/sellers`: applications and shops, with search and a filter by state. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title}>
      {({ page: { sellers } }) => (
        <>
          <Toolbar hint={texts.search}>
            <Filter
              name="state"
              label={texts.state}
              all={texts.allStates}
              options={states.map((state) => ({ value: state, label: sellerStates[state] }))}
            />
          </Toolbar>
          <PagedTable
            label={texts.title}
            empty={texts.empty}
            columns={sellerColumns}
            page={sellers}
            keyOf={({ id }) => id}
          />
        </>
      )}
    </AdminPage>
  )
}
