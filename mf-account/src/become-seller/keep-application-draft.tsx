import { useFormikContext } from '@superium/shared/forms'
import { useEffect } from 'react'
import { saveApplicationDraft } from './application-draft'
import type { SellerForm } from './seller-form'

/** Keeps what is typed, so that a reload does not lose it. */
export function KeepApplicationDraft({ uid }: { uid: string }) {
  const { values, initialValues } = useFormikContext<SellerForm>()
  useEffect(() => {
    if (values !== initialValues) saveApplicationDraft(uid, values)
  }, [uid, values, initialValues])
  return null
}
