import { api, dataOrThrow, type KeptContactMessage } from '@superium/shared/api'
import { useLoaderData } from '@superium/shared/router'
import { PagedTable } from '../data-table/paged-table'
import { readTableQuery } from '../data-table/table-query'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { messageColumns } from './message-columns'
import { messageTexts as texts } from './texts'

async function listMessages({ url, signal }: Request): Promise<{ data: KeptContactMessage[]; count: number }> {
  const { page, size } = readTableQuery(new URL(url).searchParams)
  return dataOrThrow(await api.GET('/api/v1/admin/messages', { params: { query: { page, size } }, signal }))
}

/** Loads a page of messages. */
export const loader = adminLoader(({ request }) => ({ messages: listMessages(request) }))

/** `/superium-admin/messages`: what people wrote with the contact form, newest first. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title}>
      {({ page: { messages } }) => (
        <PagedTable label={texts.title} columns={messageColumns} page={messages} keyOf={({ _id }) => _id} />
      )}
    </AdminPage>
  )
}
