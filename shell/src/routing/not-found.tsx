import { ButtonLink, Notice, PageTitle } from '@superium/shared/ui'
import { SearchX } from 'lucide-react'
import { shellTexts } from '../texts'

/** The page for an unknown address (404). */
export function NotFound() {
  return (
    <>
      <PageTitle title={shellTexts.notFound.title} />
      <Notice
        page
        icon={<SearchX size={28} aria-hidden="true" />}
        title={shellTexts.notFound.title}
        actions={
          <>
            <ButtonLink to="/products">{shellTexts.notFound.shop}</ButtonLink>
            <ButtonLink to="/" variant="secondary">
              {shellTexts.notFound.home}
            </ButtonLink>
          </>
        }
      >
        <p>{shellTexts.notFound.text}</p>
      </Notice>
    </>
  )
}
