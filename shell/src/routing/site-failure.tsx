import { useTryAgain } from '@superium/shared/loading'
import { useRevalidator } from '@superium/shared/router'
import { Button, Notice, PageTitle } from '@superium/shared/ui'
import { Shown } from '../remote-boundary/shown'
import { shellTexts } from '../texts'

/** In place of the whole site when its own frame throws, so that nobody sees the router's page for developers. */
export function SiteFailure() {
  const { revalidate, state } = useRevalidator()
  return (
    <main>
      <Shown />
      <PageTitle title={shellTexts.failed.title} />
      <Notice
        page
        tone="alert"
        title={shellTexts.failed.title}
        actions={
          <>
            <Button {...useTryAgain(state === 'loading', revalidate)}>{shellTexts.failed.tryAgain}</Button>
            <Button variant="secondary" onClick={() => location.reload()}>
              {shellTexts.failed.reload}
            </Button>
          </>
        }
      >
        <p>{shellTexts.failed.siteText}</p>
      </Notice>
    </main>
  )
}
