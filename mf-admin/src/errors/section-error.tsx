import { ApiError } from '@superium/shared/api'
import { errorMessage, useTryAgain } from '@superium/shared/loading'
import { useAsyncError, useRevalidator } from '@superium/shared/router'
import { Button, Notice } from '@superium/shared/ui'
import { CircleAlert, RefreshCw, SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { adminTexts } from '../texts'

const unknown = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.field === 'id')

/** Shows an error in place of a section, with Try again; for an unknown id it offers `way` instead. */
export function SectionError({ way }: { way?: ReactNode }) {
  const error = useAsyncError()
  const { revalidate } = useRevalidator()
  // A new failure has a new error object, which ends the busy state.
  const [retried, setRetried] = useState<unknown>()
  const again = useTryAgain(retried === error, () => {
    setRetried(error)
    void revalidate()
  })
  if (way && unknown(error)) {
    return (
      <Notice icon={<SearchX size={28} aria-hidden="true" />} title={adminTexts.failed.unknown} actions={way}>
        <p>{adminTexts.failed.unknownText}</p>
      </Notice>
    )
  }
  return (
    <Notice
      tone="alert"
      icon={<CircleAlert size={28} aria-hidden="true" />}
      title={adminTexts.failed.title}
      actions={
        <Button variant="secondary" {...again}>
          <RefreshCw size={18} aria-hidden="true" />
          {adminTexts.failed.tryAgain}
        </Button>
      }
    >
      <p>{errorMessage(error)}</p>
    </Notice>
  )
}
