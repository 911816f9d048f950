import { ApiError } from '@superium/shared/api'
import { useAsyncError, useRevalidator } from '@superium/shared/router'
import { Button, Notice } from '@superium/shared/ui'
import { CircleAlert, RefreshCw, SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { adminTexts } from '../texts'

const unknown = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.field === 'id')

/** Stands where a page's data should be when they cannot be had: why, and Try again; for an unknown id, `way` on. */
export function SectionError({ way }: { way?: ReactNode }) {
  const error = useAsyncError()
  const { revalidate } = useRevalidator()
  // The next failure is another error object, which ends the waiting.
  const [retried, setRetried] = useState<unknown>()
  if (way && unknown(error)) {
    return <Notice icon={<SearchX size={28} aria-hidden="true" />} title={adminTexts.failed.unknown} actions={way} />
  }
  return (
    <Notice
      tone="alert"
      icon={<CircleAlert size={28} aria-hidden="true" />}
      title={adminTexts.failed.title}
      actions={
        <Button
          variant="secondary"
          busy={retried === error}
          onClick={() => {
            setRetried(error)
            void revalidate()
          }}
        >
          <RefreshCw size={18} aria-hidden="true" />
          {adminTexts.failed.tryAgain}
        </Button>
      }
    >
      <p>{error instanceof ApiError ? error.message : adminTexts.failed.text}</p>
    </Notice>
  )
}
