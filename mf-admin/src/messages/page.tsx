import { api, dataOrThrow, type KeptContactMessage, type AdminPage as Page } from '@superium/shared/api'
import { useLoaderData } from '@superium/shared/router'
import { PagedTable } from '../data-table/paged-table'
import { pageQuery } from '../data-table/table-query'
import { Filter, Toolbar } from '../data-table/toolbar'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { messageColumns } from './message-columns'
import { messageTexts as texts } from './texts'

const states = ['open', 'answered', 'done'] as const

async function listMessages({ url, signal }: Request): Promise<Page<KeptContactMessage>> {
  const params = new URL(url).searchParams
  const state = states.find((one) => one === params.get('state'))
  const query = { ...pageQuery(params), ...(state && { state }) }
  return dataOrThrow(await api.GET('/api/v1/admin/messages', { params: { query }, signal }))
}

/** Loads a page of messages. */
export const loader = adminLoader(({ request }) => ({ messages: listMessages(request) }))

/** `/superium-admin/messages`: the contact form's messages, newest first. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title}>
      {({ page: { messages } }) => (
        <>
          <Toolbar>
            <Filter
              name="state"
              label={texts.state}
              all={texts.all}
              options={states.map((state) => ({ value: state, label: texts.states[state] }))}
            />
          </Toolbar>
          <PagedTable
            label={texts.title}
            empty={texts.empty}
            columns={messageColumns}
            page={messages}
            keyOf={({ _id }) => _id}
          />
        </>
      )}
    </AdminPage>
  )
}
