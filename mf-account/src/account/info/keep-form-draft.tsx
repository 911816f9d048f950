import { useFormikContext } from '@superium/shared/forms'
import { type RefObject, useEffect } from 'react'
import type { UserRecord } from './fetch-user-record'

/** Keeps unsaved values in `draft` and restores them when the form mounts again. */
export function KeepFormDraft({ draft }: { draft: RefObject<UserRecord | null> }) {
  const { values, dirty, setValues } = useFormikContext<UserRecord>()
  useEffect(() => {
    if (draft.current) void setValues(draft.current, false)
  }, [draft, setValues])
  useEffect(() => {
    if (dirty) draft.current = values
  }, [draft, dirty, values])
  return null
}
