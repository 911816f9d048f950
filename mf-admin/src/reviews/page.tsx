import type { ModeratedText } from '@superium/shared/api'
import { Lasting } from '@superium/shared/loading'
import { useLoaderData, useLocation } from '@superium/shared/router'
import { Notice } from '@superium/shared/ui'
import { Inbox } from 'lucide-react'
import { DataTable } from '../data-table/data-table'
import { KeysetPager } from '../data-table/keyset-pager'
import { Filter, Toolbar } from '../data-table/toolbar'
import { useTableQuery } from '../data-table/use-table-query'
import { SectionError } from '../errors/section-error'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { KeepAll } from './keep-all'
import { PersonNotice } from './person-notice'
import { StateTabs } from './state-tabs'
import { textColumns } from './text-columns'
import { listTexts, stateOf } from './text-requests'
import { reviewsTexts as texts } from './texts'

/** Loads a page of texts. */
export const loader = adminLoader(({ request }) => ({ texts: listTexts(request) }))

const kinds = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))
const keyOf = ({ kind, contentId }: ModeratedText): string => `${kind} ${contentId}`
const table = { label: texts.title, columns: textColumns, keyOf }

/** `/superium-admin/reviews`: shoppers' texts about products, first those that no administrator has checked. */
export function Component() {
  const { search } = useLocation()
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title}>
      {({ page }) => (
        <>
          <StateTabs page={page.texts} />
          <Toolbar hint={texts.search}>
            <Filter name="kind" label={texts.kind} all={texts.allKinds} options={kinds} />
          </Toolbar>
          <PersonNotice page={page.texts} />
          <Lasting
            data={page.texts}
            resetKey={search}
            pending={<DataTable {...table} rows={null} />}
            failed={<SectionError />}
          >
            {({ data, ...rest }) =>
              data.length === 0 ? (
                <Nothing />
              ) : (
                <>
                  <KeepAll texts={data} />
                  <DataTable {...table} rows={data} />
                  <KeysetPager {...rest} />
                </>
              )
            }
          </Lasting>
        </>
      )}
    </AdminPage>
  )
}

function Nothing() {
  const state = stateOf(useTableQuery().params)
  const { nothing } = texts
  return (
    <Notice icon={<Inbox size={28} aria-hidden="true" />} title={state === 'all' ? texts.empty : nothing[state]}>
      {state !== 'all' && <p>{nothing[`${state}Text`]}</p>}
    </Notice>
  )
}
