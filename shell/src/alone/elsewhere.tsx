import { useLocation } from '@superium/shared/router'
import { Notice } from '@superium/shared/ui'
import { aloneTexts } from './texts'

/** Stands for the pages of other remotes, which are not there. */
export function Elsewhere({ name, site }: { name: string; site: string }) {
  const { pathname, search } = useLocation()
  return (
    <Notice page title={aloneTexts.elsewhere} actions={<a href={site + pathname + search}>{aloneTexts.onSite}</a>}>
      {aloneTexts.elsewhereText(name, pathname)}
    </Notice>
  )
}
