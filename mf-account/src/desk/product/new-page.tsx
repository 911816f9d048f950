import type { Category } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { useNavigate } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Skeleton } from '@superium/shared/ui'
import { useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { SectionError } from '../../errors/section-error'
import { LeaveGuard } from '../../leave-guard/leave-guard'
import { deskTexts } from '../desk-texts'
import { deskLoader } from '../layout/desk-loader'
import { DeskPage } from '../layout/desk-page'
import { addProduct } from './add-product'
import { loadCategories } from './load-categories'
import { ProductForm } from './product-form'
import { newProduct, type ProductValues } from './product-values'
import { productTexts as texts } from './texts'

interface NewData extends Record<string, unknown> {
  categories: Promise<Category[]>
}

/** Loads the categories. */
export const loader = deskLoader<NewData>(({ request }) => ({ categories: loadCategories(request.signal) }))

/** `/seller/products/new`: adds a product and leads to its page, where variants can be added. */
export function Component() {
  const navigate = useNavigate()
  const [dirty, setDirty] = useState(false)
  // One key for all attempts, so that a retry after a lost response adds no second product.
  const [key] = useState(uuidv7)
  const create = async (values: ProductValues): Promise<void> => {
    const { _id, name, stock } = await addProduct(key, values)
    notify('success', texts.created(name))
    if (stock !== Number(values.stock)) notify('info', texts.stockStays(stock))
    await navigate(`/seller/products/${_id}`)
  }
  return (
    <DeskPage<NewData> title={texts.new} back={{ to: '/seller/products', label: texts.back }}>
      {({ categories }) => (
        <Deferred data={categories} pending={<Skeleton height="32rem" />} failed={<SectionError />}>
          {(known) => (
            <>
              <ProductForm
                initial={newProduct}
                categories={known}
                submit={texts.create}
                asksStock
                price={{ editable: true }}
                onSave={create}
                onDirty={setDirty}
              />
              <LeaveGuard unsaved={dirty} texts={deskTexts.leave} />
            </>
          )}
        </Deferred>
      )}
    </DeskPage>
  )
}
