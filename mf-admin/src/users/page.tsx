import { type AdminUser, api, dataOrThrow, type AdminPage as Page } from '@superium/shared/api'
import { Link, useLoaderData } from '@superium/shared/router'
import type { Column } from '../data-table/data-table'
import { Email } from '../data-table/email'
import { PagedTable } from '../data-table/paged-table'
import { pageQuery, readTableQuery } from '../data-table/table-query'
import { Toolbar } from '../data-table/toolbar'
import { formatDay } from '../dates/format-date'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { CloseAccount } from './close-account'
import { usersTexts as texts } from './texts'

const stateOf = ({ disabled, administrator }: AdminUser): string =>
  [disabled ? texts.closed : texts.open, administrator && texts.administrator].filter(Boolean).join(', ')

const columns: readonly Column<AdminUser>[] = [
  {
    label: texts.name,
    heading: true,
    cell: ({ uid, name, email }) => (
      <Link to={`/superium-admin/users/${encodeURIComponent(uid)}`}>{name || email}</Link>
    ),
  },
  { label: texts.email, cell: ({ email }) => <Email>{email}</Email> },
  { label: texts.joined, cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time> },
  { label: texts.orders, numeric: true, cell: ({ orderCount }) => orderCount },
  { label: texts.state, cell: stateOf },
  { label: texts.actions, quiet: true, cell: (user) => <CloseAccount user={user} /> },
]

async function listUsers({ url, signal }: Request): Promise<Page<AdminUser>> {
  const params = new URL(url).searchParams
  const { search } = readTableQuery(params)
  const query = { ...pageQuery(params), ...(search && { search }) }
  return dataOrThrow(await api.GET('/api/v1/admin/users', { params: { query }, signal }))
}

/** Loads the users that match the URL. */
export const loader = adminLoader(({ request }) => ({ users: listUsers(request) }))

/** `/superium-admin/users`: the user records, newest first. */
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
