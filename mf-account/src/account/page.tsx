import { RequireSignIn, useLoaderData, useLocation, useNavigate, useRevalidator } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { Page, PageTitle, Tabs } from '@superium/shared/ui'
import { VerifyAddress } from '@superium/shared/verification'
import { useEffect, useState } from 'react'
import { LeaveGuard } from '../leave-guard/leave-guard'
import { accountTexts } from '../texts'
import { AccountFrame, tabLinks } from './account-frame'
import { AccountHeader } from './account-header'
import { accountTabs, isTabPath, tabOf, tabPath } from './account-tabs'
import type { UserRecord } from './info/fetch-user-record'
import type { AccountData } from './loader'
import { TabContent } from './tab-content'
import { useLatestRecord } from './use-latest-record'

export { loader } from './loader'

const texts = accountTexts.account

/** The account area, for signed-in visitors only (spec §2): five tabs, each with its own address. */
export function Component() {
  const { pathname } = useLocation()
  return (
    <RequireSignIn pending={<AccountFrame tab={tabOf(pathname)} />}>
      <AccountArea />
    </RequireSignIn>
  )
}

function AccountArea() {
  const data = useLoaderData<AccountData | null>()
  const user = useShared($user)
  const uid = user?.uid
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const stale = data?.uid !== uid
  const [record, setRecord] = useLatestRecord(stale ? undefined : data?.record)
  const [typed, setTyped] = useState<UserRecord | null>(null)
  const [unsavedAddress, setUnsavedAddress] = useState(false)
  const draft = typed?.email === user?.email ? typed : null
  useEffect(() => {
    // After the loader ran, a sign-in in this or another tab can change the user.
    if (stale) void revalidate()
  }, [stale, revalidate])
  const tab = tabOf(pathname)
  const select = (id: string): void => {
    const chosen = accountTabs.find((one) => one === id)
    // Replaces the history entry, so that Back skips the tabs that the arrow keys pass.
    if (chosen) void navigate(tabPath(chosen), { replace: true, preventScrollReset: true })
  }
  return (
    <Page>
      <PageTitle title={`${texts.title}: ${texts.tabs[tab]}`} />
      <AccountHeader record={record} />
      <VerifyAddress place="account" />
      <Tabs label={texts.tabsLabel} tabs={tabLinks} selected={tab} onSelect={select}>
        <TabContent
          key={uid}
          tab={tab}
          data={stale ? null : data}
          latest={record}
          draft={draft}
          onDraft={setTyped}
          onUnsavedAddress={setUnsavedAddress}
          onSaved={setRecord}
        />
      </Tabs>
      {/* The information is kept while another tab is open; a typed address is not. */}
      <LeaveGuard
        unsaved={draft !== null || unsavedAddress}
        texts={unsavedAddress ? texts.leaveAddress : texts.leave}
        {...(!unsavedAddress && { keeps: isTabPath })}
      />
    </Page>
  )
}
