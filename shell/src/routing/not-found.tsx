import { ButtonLink, Notice, PageTitle } from '@superium/shared/ui'
import { SearchX } from 'lucide-react'
import { Shown } from '../remote-boundary/shown'
import { shellTexts } from '../texts'

/** The page for an unknown address (404), or for one whose page is gone (410). */
export function NotFound({ gone = false }: { gone?: boolean }) {
  const title = gone ? shellTexts.notFound.gone : shellTexts.notFound.title
  return (
    <>
      <Shown />
      <PageTitle title={title} />
      <Notice
        page
        icon={<SearchX size={28} aria-hidden="true" />}
        title={title}
        actions={
          <>
            <ButtonLink to="/products">{shellTexts.notFound.shop}</ButtonLink>
            <ButtonLink to="/" variant="secondary">
              {shellTexts.notFound.home}
            </ButtonLink>
          </>
        }
      >
        <p>{gone ? shellTexts.notFound.goneText : shellTexts.notFound.text}</p>
      </Notice>
    </>
  )
}
