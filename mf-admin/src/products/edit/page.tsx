import type { AdminProductDetail, Category, ProductPrices } from '@superium/shared/api'
import { Lasting } from '@superium/shared/loading'
import { useLoaderData } from '@superium/shared/router'
import { ButtonLink, Skeleton } from '@superium/shared/ui'
import { SectionError } from '../../errors/section-error'
import { adminLoader } from '../../guard/admin-loader'
import { AdminPage } from '../../layout/admin-page'
import { BackToProducts } from '../back-to-products'
import { productTexts as texts } from '../form/texts'
import { loadCategories } from '../load-categories'
import { PricesCard } from '../prices/prices-card'
import { EditProduct } from './edit-product'
import { loadPrices, loadProduct } from './load-product'

interface EditData extends Record<string, unknown> {
  id: string
  parts: Promise<[AdminProductDetail, Category[]]>
  prices: Promise<ProductPrices>
}

/** Loads the product that the URL names, and the categories. */
export const loader = adminLoader<EditData>(({ params: { id = '' }, request: { signal } }) => ({
  id,
  parts: Promise.all([loadProduct(id, signal), loadCategories(signal)]),
  prices: loadPrices(id, signal),
}))

/** `/superium-admin/products/:id`: edits a product. */
export function Component() {
  return (
    <AdminPage
      data={useLoaderData<typeof loader>()}
      title={texts.title}
      nameOf={({ parts }) => parts.then(([{ name }]) => name)}
      back={<BackToProducts />}
    >
      {({ page: { id, parts, prices } }) => (
        <Lasting
          data={parts}
          resetKey={id}
          pending={<Skeleton height="32rem" />}
          failed={<SectionError way={<ButtonLink to="/superium-admin/products">{texts.back}</ButtonLink>} />}
        >
          {([product, categories]) => (
            <>
              <EditProduct key={product._id} product={product} categories={categories} />
              <PricesCard prices={prices} />
            </>
          )}
        </Lasting>
      )}
    </AdminPage>
  )
}
