import type { SellerProduct } from '@superium/shared/api'
import { ButtonLink, Notice } from '@superium/shared/ui'
import { PackagePlus, Plus, Upload } from 'lucide-react'
import { deskTexts } from '../desk-texts'
import { deskLoader } from '../layout/desk-loader'
import { DeskPage } from '../layout/desk-page'
import { DeskTable } from '../table/desk-table'
import { ListPage } from '../table/list-page'
import { Filter, Toolbar } from '../table/toolbar'
import { listProducts } from './list-products'
import { productColumns } from './product-columns'
import { productListTexts } from './texts'

const texts = productListTexts

interface ProductsData extends Record<string, unknown> {
  products: Promise<{ data: SellerProduct[]; count: number }>
}

/** Loads the products that the address selects. */
export const loader = deskLoader<ProductsData>(({ request }) => ({ products: listProducts(request) }))

const actions = (
  <>
    <ButtonLink to="/seller/import" variant="secondary">
      <Upload size={18} aria-hidden="true" />
      {texts.import}
    </ButtonLink>
    <ButtonLink to="/seller/products/new">
      <Plus size={18} aria-hidden="true" />
      {texts.add}
    </ButtonLink>
  </>
)

const empty = (
  <Notice icon={<PackagePlus size={28} aria-hidden="true" />} title={texts.empty}>
    <p>{texts.emptyText}</p>
  </Notice>
)

/** `/seller/products`: the seller's products; the server searches, filters and sorts them. */
export function Component() {
  return (
    <DeskPage<ProductsData> title={deskTexts.pages.products} actions={actions}>
      {({ products }) => (
        <>
          <Toolbar hint={texts.search}>
            <Filter name="state" label={texts.state} all={deskTexts.table.all} options={texts.states} />
            <Filter name="stock" label={texts.stock} all={deskTexts.table.all} options={texts.stocks} />
            <Filter name="sort" label={deskTexts.table.sort} standard="newest" options={texts.sorts} />
          </Toolbar>
          <ListPage page={products} empty={empty}>
            {(rows) => (
              <DeskTable
                label={deskTexts.pages.products}
                columns={productColumns}
                rows={rows}
                keyOf={({ _id }) => _id}
              />
            )}
          </ListPage>
        </>
      )}
    </DeskPage>
  )
}
