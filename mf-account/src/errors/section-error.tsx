import { errorMessage, useTryAgain } from '@superium/shared/loading'
import { useAsyncError, useRevalidator } from '@superium/shared/router'
import { Button, Notice } from '@superium/shared/ui'
import { CircleAlert } from 'lucide-react'
import { accountTexts } from '../texts'
import { isUnknown, UnknownEntry, type UnknownEntryProps } from './unknown-entry'

interface SectionErrorProps {
  unknown?: UnknownEntryProps
}

/** Replaces a section whose data failed to load: Try again, or, for an unknown entry, a link to the list. */
export function SectionError({ unknown }: SectionErrorProps) {
  const error = useAsyncError()
  const { revalidate, state } = useRevalidator()
  const again = useTryAgain(state === 'loading', revalidate)
  if (unknown && isUnknown(error)) return <UnknownEntry {...unknown} />
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
