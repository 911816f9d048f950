import { RequireSignIn, useLoaderData, useNavigate, useRevalidator, useSearchParams } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { Page, PageTitle, Tabs } from '@superium/shared/ui'
import { useEffect } from 'react'
import { PageSpinner } from '../credentials/page-spinner'
import { accountTexts } from '../texts'
import { AccountHeader } from './account-header'
import { type AccountTab, accountTabs, tabOf, tabPath } from './account-tabs'
import type { AccountData } from './loader'
import { TabContent } from './tab-content'

export { loader } from './loader'

const texts = accountTexts.account

/** /myaccount, signed-in only (spec §2). The open tab is in the URL, so that it can be linked and survives a reload. */
export function Component() {
  return (
    <RequireSignIn pending={<PageSpinner />}>
      <AccountArea />
    </RequireSignIn>
  )
}

function AccountArea() {
  const data = useLoaderData<AccountData | null>()
  const uid = useShared($user)?.uid
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const stale = data?.uid !== uid
  useEffect(() => {
    // The user can change after the loader ran, by a sign-in in this or another tab.
    if (stale) void revalidate()
  }, [stale, revalidate])
  const tab = tabOf(search)
  const select = (id: string): void => {
    const chosen = accountTabs.find((one) => one === id)
    if (chosen) void navigate(tabPath(chosen), { replace: true, preventScrollReset: true })
  }
  return (
    <Page>
      <PageTitle title={`${texts.title}: ${texts.tabs[tab]}`} />
      <AccountHeader />
      <Tabs label={texts.tabsLabel} tabs={labels} selected={tab} onSelect={select}>
        <TabContent key={uid} tab={tab} data={stale ? null : data} />
      </Tabs>
    </Page>
  )
}

const labels = accountTabs.map((id: AccountTab) => ({ id, label: texts.tabs[id] }))
