import { ApiError } from '@superium/shared/api'
import { errorMessage, useTryAgain } from '@superium/shared/loading'
import { useAsyncError, useRevalidator } from '@superium/shared/router'
import { Button, ButtonLink, Notice } from '@superium/shared/ui'
import { CircleAlert, SearchX } from 'lucide-react'
import { accountTexts } from '../texts'

interface SectionErrorProps {
  /** Title and link for an entry that does not exist or belongs to somebody else. */
  unknown?: { title: string; to: string; label: string }
}

// A malformed id counts as unknown, because the address can contain any text.
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.field === 'id')

/** Replaces a section whose data failed to load: Try again, or, for an unknown entry, a link to the list. */
export function SectionError({ unknown }: SectionErrorProps) {
  const error = useAsyncError()
  const { revalidate, state } = useRevalidator()
  const again = useTryAgain(state === 'loading', revalidate)
  if (unknown && isUnknown(error)) {
    const { title, to, label } = unknown
    const others = <ButtonLink to={to}>{label}</ButtonLink>
    return <Notice icon={<SearchX size={28} aria-hidden="true" />} title={title} actions={others} />
  }
  return (
    <Notice
      tone="alert"
      icon={<CircleAlert size={28} aria-hidden="true" />}
      title={accountTexts.account.loadFailed}
      actions={
        <Button variant="secondary" {...again}>
          {accountTexts.tryAgain}
        </Button>
      }
    >
      {errorMessage(error)}
    </Notice>
  )
}
