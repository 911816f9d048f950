import { api, dataOrThrow, type Report } from '@superium/shared/api'
import { useLoaderData } from '@superium/shared/router'
import { PagedTable } from '../data-table/paged-table'
import { readTableQuery } from '../data-table/table-query'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { reportColumns } from './report-columns'
import { reportTexts as texts } from './texts'

async function listReports({ url, signal }: Request): Promise<{ data: Report[]; count: number }> {
  const { page, size } = readTableQuery(new URL(url).searchParams)
  return dataOrThrow(await api.GET('/api/v1/admin/reports', { params: { query: { page, size } }, signal }))
}

/** Loads a page of open reports. */
export const loader = adminLoader(({ request }) => ({ reports: listReports(request) }))

/** `/superium-admin/reports`: reviews, questions and answers that sellers reported, newest first, until they are decided. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title}>
      {({ page: { reports } }) => (
        <PagedTable
          label={texts.title}
          empty={texts.empty}
          columns={reportColumns}
          page={reports}
          keyOf={({ kind, contentId, reporter, createdAt }) => `${kind} ${contentId} ${reporter} ${createdAt}`}
        />
      )}
    </AdminPage>
  )
}
