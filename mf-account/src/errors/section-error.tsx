import { errorMessage } from '@superium/shared/loading'
import { useAsyncError, useRevalidator } from '@superium/shared/router'
import { Button, Notice } from '@superium/shared/ui'
import { CircleAlert } from 'lucide-react'
import { accountTexts } from '../texts'

/** The error in place of a section's data, with Try again. */
export function SectionError() {
  const error = useAsyncError()
  const { revalidate, state } = useRevalidator()
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
