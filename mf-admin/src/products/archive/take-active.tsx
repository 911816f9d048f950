import type { AdminProductDetail } from '@superium/shared/api'
import { useFormikContext } from '@superium/shared/forms'
import { useEffect, useEffectEvent } from 'react'
import type { ProductValues } from '../form/product-values'

/** Shows in the surrounding form that archiving was undone, and keeps what was typed since. */
export function TakeActive({ undone }: { undone: AdminProductDetail | null }) {
  const { initialValues, values, resetForm, setValues } = useFormikContext<ProductValues>()
  const take = useEffectEvent(({ active }: AdminProductDetail): void => {
    resetForm({ values: { ...initialValues, active } })
    void setValues({ ...values, active })
  })
  useEffect(() => {
    if (undone) take(undone)
  }, [undone])
  return null
}
