import type { Category } from '@superium/shared/api'
import { EditForm } from '../../edit-form/edit-form'
import { adminTexts } from '../../texts'
import { PicturePicker } from './picture-picker'
import { ProductFields } from './product-fields'
import { productSchema } from './product-schema'
import type { ProductValues } from './product-values'

interface ProductFormProps {
  initial: ProductValues
  categories: readonly Category[]
  submit: string
  /** A hint below the price, such as a running sale. */
  priceHint?: string
  /** Saves the product. An `ApiError` with a field is shown at that field, any other error above the button. */
  onSave(values: ProductValues): Promise<void>
}

/** The form of a new or existing product. */
export function ProductForm({ initial, categories, submit, priceHint, onSave }: ProductFormProps) {
  return (
    <EditForm
      initial={initial}
      schema={productSchema}
      submit={submit}
      texts={adminTexts.product}
      fieldFor={(named, values) => (named in values && named !== 'images' ? named : undefined)}
      onSave={onSave}
    >
      <ProductFields categories={categories} {...(priceHint && { priceHint })} />
      <PicturePicker />
    </EditForm>
  )
}
