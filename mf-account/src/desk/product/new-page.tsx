import { api, type Category, dataOrThrow } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { useNavigate } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Skeleton } from '@superium/shared/ui'
import { useState } from 'react'
import { SectionError } from '../../errors/section-error'
import { LeaveGuard } from '../../leave-guard/leave-guard'
import { deskTexts } from '../desk-texts'
import { deskLoader } from '../layout/desk-loader'
import { DeskPage } from '../layout/desk-page'
import { loadCategories } from './load-categories'
import { ProductForm } from './product-form'
import { newProduct, type ProductValues, toInput } from './product-values'
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
  const create = async (values: ProductValues): Promise<void> => {
    const { data } = dataOrThrow(await api.POST('/api/v1/seller/products', { body: toInput(values) }))
    notify('success', texts.created(data.name))
    await navigate(`/seller/products/${data._id}`)
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
