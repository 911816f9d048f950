import { useFormikContext } from '@superium/shared/forms'
import { useEffect, useRef } from 'react'
import type { UserRecord } from './fetch-user-record'

interface KeepFormDraftProps {
  draft: UserRecord | null
  onDraft(values: UserRecord | null): void
}

/** Reports the unsaved values, and restores them when the form mounts again. */
export function KeepFormDraft({ draft, onDraft }: KeepFormDraftProps) {
  const { values, dirty, setValues } = useFormikContext<UserRecord>()
  const restore = useRef(draft)
  useEffect(() => {
    if (restore.current) {
      void setValues(restore.current, false)
      restore.current = null
    } else onDraft(dirty ? values : null)
  }, [dirty, values, setValues, onDraft])
  return null
}
