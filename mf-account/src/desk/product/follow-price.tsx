import { useFormikContext } from '@superium/shared/forms'
import { useEffect, useRef } from 'react'
import type { ProductValues } from './product-values'

/** Updates the form's price when a change of the variants changed the product's price; unsaved input stays. */
export function FollowPrice({ price }: { price: string }) {
  const { values, initialValues, resetForm, setValues } = useFormikContext<ProductValues>()
  const known = useRef(price)
  useEffect(() => {
    if (known.current === price) return
    known.current = price
    resetForm({ values: { ...initialValues, price } })
    void setValues({ ...values, price: values.price === initialValues.price ? price : values.price })
  }, [price, values, initialValues, resetForm, setValues])
  return null
}
