import { ApiError, ConnectionError } from '@superium/shared/api'
import type { PageFacts } from '@superium/shared/contract'
import { useRetryOnline, useTryAgain } from '@superium/shared/loading'
import { isRouteErrorResponse, useMatches, useRevalidator, useRouteError } from '@superium/shared/router'
import { Button, ButtonLink, Notice, PageTitle } from '@superium/shared/ui'
import { PackageX, RefreshCw } from 'lucide-react'
import { Shown } from '../remote-boundary/shown'
import { RemoteError } from '../remotes/remote-error'
import { shellTexts } from '../texts'
import { NotFound } from './not-found'

const statusOf = (error: unknown): number | undefined =>
  isRouteErrorResponse(error) || error instanceof ApiError ? error.status : undefined

const titleOf = (error: unknown): string =>
  error instanceof ConnectionError ? shellTexts.failed.connection : shellTexts.failed.title

function textOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  return error instanceof ConnectionError ? shellTexts.failed.connectionText : shellTexts.failed.text
}

/** Remotes that were retried on this page. */
const retried = new Set<string>()

/** Shown in place of a page when its remote, data or code fails: names the owner and offers a retry. */
export function RouteFailure({ remote }: { remote?: string }) {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const matches = useMatches()
  const handles = matches.map(({ handle }) => handle as { owner?: string; chrome?: PageFacts['chrome'] } | undefined)
  const owner = handles.map((handle) => handle?.owner).findLast(Boolean)
  // The page's own menu failed with it, and the shell shows none.
  const hasNoMenu = handles.at(-1)?.chrome === 'none'
  useRetryOnline(error instanceof ConnectionError, revalidate)
  // A failed API call is not the remote's fault, so the message names a remote only if its code fails to load or
  // throws.
  const ofCall = error instanceof ApiError || error instanceof ConnectionError
  const name = error instanceof RemoteError ? error.remote : ofCall ? undefined : remote
  // Code that threw, or that failed to load twice, needs the releases that are live now, so reload the document. So
  // does code that hangs, since it cannot start again.
  const isOfThisPage = !ofCall && (!(error instanceof RemoteError) || error.hung || retried.has(error.remote))
  const again = useTryAgain(state === 'loading', () => {
    if (isOfThisPage) location.reload()
    else {
      if (error instanceof RemoteError) retried.add(error.remote)
      void revalidate()
    }
  })
  if (statusOf(error) === 404) return <NotFound />
  return (
    <>
      <Shown />
      <PageTitle title={shellTexts.failed.title} />
      <Notice
        page
        tone="alert"
        icon={<PackageX size={28} aria-hidden="true" />}
        title={name ? shellTexts.failed.remote(owner ?? name) : titleOf(error)}
        actions={
          <>
            <Button {...again}>
              <RefreshCw size={18} aria-hidden="true" />
              {shellTexts.failed.tryAgain}
            </Button>
            <Button variant="secondary" onClick={() => location.reload()}>
              {shellTexts.failed.reload}
            </Button>
            {hasNoMenu && (
              <ButtonLink to="/" variant="secondary">
                {shellTexts.notFound.home}
              </ButtonLink>
            )}
          </>
        }
      >
        <p>{textOf(error)}</p>
        {name && <p>{(error instanceof RemoteError && error.hung) || shellTexts.failed.detail(name)}</p>}
      </Notice>
    </>
  )
}
