import { ApiError, type Category } from '@superium/shared/api'
import { FocusFirstError, Form, FormFailure, Formik, type FormikHelpers, MuiRoot } from '@superium/shared/forms'
import { errorMessage } from '@superium/shared/loading'
import { Button } from '@superium/shared/ui'
import { type ReactNode, useEffect } from 'react'
import { FollowPrice } from './follow-price'
import { PicturesField } from './pictures-field'
import { ProductFields } from './product-fields'
import css from './product-form.module.css'
import { productSchema, schemaOfKnown } from './product-schema'
import type { ProductValues } from './product-values'
import { productTexts } from './texts'

interface ProductFormProps {
  initial: ProductValues
  categories: readonly Category[]
  submit: string
  /** Whether the form has the stock; false for an existing product, whose stock changes by differences. */
  asksStock: boolean
  /** Whether the price can be edited here, and a hint below it. */
  price: { editable: boolean; hint?: string }
  /** Shown above the button, e.g. what somebody else has changed. */
  notice?: ReactNode
  /**
   * Saves the product and may return the values that the form continues with. An `ApiError` with a field is shown at
   * that field, any other error above the button.
   */
  onSave(values: ProductValues): Promise<ProductValues> | Promise<void>
  onDirty(dirty: boolean): void
}

/** The form of a new or existing product, without its variants. */
export function ProductForm(props: ProductFormProps) {
  const { initial, categories, submit, asksStock, price, notice, onSave, onDirty } = props
  const save = async (values: ProductValues, helpers: FormikHelpers<ProductValues>): Promise<void> => {
    helpers.setStatus(undefined)
    try {
      const saved = await onSave(values)
      helpers.resetForm({ values: saved ?? values })
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined
      if (field && field in values) helpers.setFieldError(field, errorMessage(error))
      else helpers.setStatus(errorMessage(error))
    }
  }
  return (
    <MuiRoot>
      <Formik
        initialValues={initial}
        validationSchema={asksStock ? productSchema : schemaOfKnown(initial)}
        onSubmit={save}
      >
        {({ dirty, isSubmitting }) => (
          <Form noValidate className={css.form}>
            <ProductFields categories={categories} asksStock={asksStock} price={price} />
            <PicturesField />
            {notice}
            <FormFailure title={productTexts.failed} />
            <div className={css.actions}>
              <Button type="submit" busy={isSubmitting} disabled={!dirty}>
                {submit}
              </Button>
            </div>
            <FollowPrice price={initial.price} />
            <FocusFirstError />
            <Dirty value={dirty && !isSubmitting} onChange={onDirty} />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}

function Dirty({ value, onChange }: { value: boolean; onChange(value: boolean): void }) {
  useEffect(() => onChange(value), [value, onChange])
  return null
}
