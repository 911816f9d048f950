import { useFormikContext } from '@superium/shared/forms'
import { useEffect } from 'react'
import { saveApplicationDraft } from './application-draft'
import type { SellerForm } from './seller-form'

/** Saves the typed fields, so that a reload does not lose them. */
export function KeepApplicationDraft({ uid }: { uid: string }) {
  const { values, initialValues } = useFormikContext<SellerForm>()
  useEffect(() => {
    if (values !== initialValues) saveApplicationDraft(uid, values)
  }, [uid, values, initialValues])
  return null
}
