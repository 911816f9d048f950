import { api, type Category, dataOrThrow, type SellerProductDetail } from '@superium/shared/api'
import { Lasting } from '@superium/shared/loading'
import { Skeleton } from '@superium/shared/ui'
import { SectionError } from '../../errors/section-error'
import { deskLoader } from '../layout/desk-loader'
import { DeskPage } from '../layout/desk-page'
import { EditProduct } from './edit-product'
import { loadCategories } from './load-categories'
import { productTexts as texts } from './texts'

interface EditData extends Record<string, unknown> {
  id: string
  parts: Promise<[SellerProductDetail, Category[]]>
}

async function loadProduct(id: string, signal: AbortSignal): Promise<SellerProductDetail> {
  const params = { path: { id } }
  return dataOrThrow(await api.GET('/api/v1/seller/products/{id}', { params, signal })).data
}

const unknown = { title: texts.unknown, to: '/seller/products', label: texts.back }

/** Loads the categories and the product in the address. */
export const loader = deskLoader<EditData>(({ params: { id = '' }, request: { signal } }) => ({
  id,
  parts: Promise.all([loadProduct(id, signal), loadCategories(signal)]),
}))

/** `/seller/products/:id`: edits a product, its stock and its variants. */
export function Component() {
  return (
    <DeskPage<EditData> title={texts.edit} back={{ to: '/seller/products', label: texts.back }}>
      {({ id, parts }) => (
        <Lasting
          data={parts}
          resetKey={id}
          pending={<Skeleton height="32rem" />}
          failed={<SectionError unknown={unknown} />}
        >
          {([product, categories]) => <EditProduct key={product._id} product={product} categories={categories} />}
        </Lasting>
      )}
    </DeskPage>
  )
}
