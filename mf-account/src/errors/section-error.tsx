import { ApiError } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { useAsyncError, useRevalidator } from '@superium/shared/router'
import { Button, ButtonLink, Notice } from '@superium/shared/ui'
import { CircleAlert, SearchX } from 'lucide-react'
import { accountTexts } from '../texts'

interface SectionErrorProps {
  /** What to say of an entry that does not exist or is somebody else's, and where the others are. */
  unknown?: { title: string; to: string; label: string }
}

// A malformed id is in the address just as one that nobody has.
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.field === 'id')

/** The error in place of a section's data, with Try again; for an entry that does not exist, the way to the others. */
export function SectionError({ unknown }: SectionErrorProps) {
  const error = useAsyncError()
  const { revalidate, state } = useRevalidator()
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
        <Button variant="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
          {accountTexts.tryAgain}
        </Button>
      }
    >
      {errorMessage(error)}
    </Notice>
  )
}
