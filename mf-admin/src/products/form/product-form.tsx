import type { Category } from '@superium/shared/api'
import { ApiError } from '@superium/shared/api'
import { Alert, FocusFirstError, Form, Formik, type FormikHelpers, MuiRoot } from '@superium/shared/forms'
import { Button } from '@superium/shared/ui'
import { adminTexts } from '../../texts'
import { PicturePicker } from './picture-picker'
import { ProductFields } from './product-fields'
import css from './product-form.module.css'
import { productSchema } from './product-schema'
import type { ProductValues } from './product-values'
import { UnsavedChangesGuard } from './unsaved-changes-guard'

interface ProductFormProps {
  initial: ProductValues
  categories: readonly Category[]
  submit: string
  /** A hint below the price, such as a running sale. */
  priceHint?: string
  /** Saves the product. An `ApiError` with a field is shown at that field, any other error above the button. */
  onSave(values: ProductValues): Promise<void>
}

/** The form of a new or existing product. A failure or a click on a link does not lose unsaved changes. */
export function ProductForm({ initial, categories, submit, priceHint, onSave }: ProductFormProps) {
  const save = async (values: ProductValues, helpers: FormikHelpers<ProductValues>): Promise<void> => {
    helpers.setStatus(undefined)
    try {
      await onSave(values)
      helpers.resetForm({ values })
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined
      const message = error instanceof ApiError ? error.message : adminTexts.product.offline
      if (field && field in values && field !== 'images') helpers.setFieldError(field, message)
      else helpers.setStatus(message)
    }
  }
  return (
    <MuiRoot>
      <Formik initialValues={initial} validationSchema={productSchema} onSubmit={save}>
        {({ dirty, isSubmitting, status }) => (
          <Form noValidate className={css.form}>
            <ProductFields categories={categories} {...(priceHint && { priceHint })} />
            <PicturePicker />
            {typeof status === 'string' && (
              <Alert severity="error">
                <strong>{adminTexts.product.failed}</strong> {status}
              </Alert>
            )}
            <div className={css.actions}>
              <Button type="submit" busy={isSubmitting} disabled={!dirty}>
                {submit}
              </Button>
            </div>
            <FocusFirstError />
            <UnsavedChangesGuard />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}
