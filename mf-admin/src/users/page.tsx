import { type AdminUser, api, dataOrThrow } from '@superium/shared/api'
import { useLoaderData } from '@superium/shared/router'
import type { Column } from '../data-table/data-table'
import { PagedTable } from '../data-table/paged-table'
import { readTableQuery } from '../data-table/table-query'
import { Toolbar } from '../data-table/toolbar'
import { formatDay } from '../dates/format-date'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { adminTexts } from '../texts'
import { CloseAccount } from './close-account'

const texts = adminTexts.users

const columns: readonly Column<AdminUser>[] = [
  { label: texts.name, heading: true, cell: ({ name, email }) => name || email },
  { label: texts.email, cell: ({ email }) => email },
  { label: texts.joined, cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time> },
  { label: texts.orders, numeric: true, cell: ({ orderCount }) => orderCount },
  { label: texts.state, cell: ({ disabled }) => (disabled ? texts.closed : texts.open) },
  { label: texts.actions, quiet: true, cell: (user) => <CloseAccount user={user} /> },
]

async function listUsers({ url, signal }: Request): Promise<{ data: AdminUser[]; count: number }> {
  const { search, ...place } = readTableQuery(new URL(url).searchParams)
  const query = { ...place, ...(search && { search }) }
  return dataOrThrow(await api.GET('/api/v1/admin/users', { params: { query }, signal }))
}

/** The users that match the query parameters. */
export const loader = adminLoader(({ request }) => ({ users: listUsers(request) }))

/** `/superium-admin/users`: the user records, newest first. Roles are claims of the identity service and are not shown. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title}>
      {({ page: { users } }) => (
        <>
          <Toolbar hint={texts.search} />
          <PagedTable label={texts.title} empty={texts.empty} columns={columns} page={users} keyOf={({ uid }) => uid} />
        </>
      )}
    </AdminPage>
  )
}
