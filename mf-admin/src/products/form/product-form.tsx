import type { Category } from '@superium/shared/api'
import { type ReactNode, useMemo } from 'react'
import { EditForm } from '../../edit-form/edit-form'
import { PicturesField } from './pictures-field'
import { ProductFields } from './product-fields'
import { productSchema, schemaOfKnown } from './product-schema'
import type { ProductValues } from './product-values'
import { productTexts } from './texts'

interface ProductFormProps {
  initial: ProductValues
  categories: readonly Category[]
  submit: string
  /** A hint below the price, such as a running sale. */
  priceHint?: string
  /**
   * For an existing product: it hides the stock, which only movements change. `hasVariants` makes the price read-only,
   * because each variant has its own.
   */
  known?: { hasVariants: boolean }
  /** Shown above the button, e.g. what somebody else has changed. */
  notice?: ReactNode
  /** Whether other parts of the page also have unsaved changes. */
  unsavedElsewhere?: boolean
  /** Saves the product. An `ApiError` with a field shows at that field, any other error above the button. */
  onSave(values: ProductValues): Promise<ProductValues> | Promise<void>
}

/** The form of a new or existing product. */
export function ProductForm(props: ProductFormProps) {
  const { initial, categories, submit, priceHint, known, notice, unsavedElsewhere, onSave } = props
  const isKnown = known !== undefined
  const schema = useMemo(() => (isKnown ? schemaOfKnown(initial) : productSchema), [isKnown, initial])
  return (
    <EditForm
      initial={initial}
      schema={schema}
      submit={submit}
      texts={productTexts}
      fieldFor={(named, values) => (/^image/.test(named) ? 'pictures' : named in values ? named : undefined)}
      onSave={onSave}
      {...(unsavedElsewhere && { unsavedElsewhere })}
    >
      <ProductFields categories={categories} {...(priceHint && { priceHint })} {...(known && { known })} />
      <PicturesField />
      {notice}
    </EditForm>
  )
}
