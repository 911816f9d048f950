import { useLocation } from '@superium/shared/router'
import { Notice } from '@superium/shared/ui'
import { standaloneTexts } from './texts'

/** Shown for the pages of other remotes, which are not loaded. */
export function OtherRemotePage({ name, site }: { name: string; site: string }) {
  const { pathname, search } = useLocation()
  return (
    <Notice
      page
      title={standaloneTexts.elsewhere}
      actions={<a href={site + pathname + search}>{standaloneTexts.onSite}</a>}
    >
      {standaloneTexts.elsewhereText(name, pathname)}
    </Notice>
  )
}
