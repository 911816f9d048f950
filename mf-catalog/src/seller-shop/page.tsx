import { PAGE_SIZES } from '@superium/shared/constants'
import { useLoaderData } from '@superium/shared/router'
import { Breadcrumbs, ButtonLink, Notice, Page, PageTitle } from '@superium/shared/ui'
import { InstantNavigation } from '../instant-navigation/instant-navigation'
import { LabelledSelect } from '../labelled-select/labelled-select'
import { ChangeFailedNotice } from '../listing/change-failed-notice'
import { Results } from '../listing/results'
import { isSort, sortOptions, sorts } from '../listing/sort-options'
import { listingTexts } from '../listing/texts'
import { useListing } from '../listing/use-listing'
import { Pager } from '../pagination/pager'
import { catalogTexts } from '../texts'
import type { ShopData } from './loader'
import css from './page.module.css'
import { ShopHeader } from './shop-header'
import { sellerShopTexts } from './texts'

export { loader } from './loader'
export { handle } from './route-handle'

/** `/shop/{slug}`: a seller's shop with its products, sorted and paged like any listing. */
export function Component() {
  const { shop } = useLoaderData<ShopData>()
  const { products, ...listing } = useListing()
  return (
    <InstantNavigation products={products}>
      <Page>
        <PageTitle title={shop.name} />
        <Breadcrumbs items={[{ label: catalogTexts.home, to: '/' }, { label: shop.name }]} />
        <ShopHeader shop={shop} />
        <Products shop={shop} products={products} {...listing} />
      </Page>
    </InstantNavigation>
  )
}

type ProductsProps = Pick<ShopData, 'shop'> & ReturnType<typeof useListing>

function Products({ shop, products, state, wanted, waiting, count, failure, change, retry, heading }: ProductsProps) {
  const { page, size } = state
  return (
    <section className={css.products} aria-labelledby="products" aria-busy={waiting}>
      <h2 id="products" ref={heading} tabIndex={-1} className="visually-hidden">
        {sellerShopTexts.list}
      </h2>
      {failure && !waiting && <ChangeFailedNotice message={failure.message} onRetry={retry} />}
      {count === 0 ? (
        <Notice
          title={sellerShopTexts.empty}
          actions={<ButtonLink to="/products">{sellerShopTexts.returnToShop}</ButtonLink>}
        >
          <p>{sellerShopTexts.emptyHint}</p>
        </Notice>
      ) : (
        <>
          <div className={css.toolbar}>
            <LabelledSelect
              label={listingTexts.show}
              value={String(wanted.size)}
              options={PAGE_SIZES.map((choice) => ({ value: String(choice), label: String(choice) }))}
              onChange={(choice) => change({ size: Number(choice) })}
            />
            <LabelledSelect
              label={listingTexts.sortBy}
              value={wanted.sort}
              options={sortOptions('').map((sort) => ({ value: sort, label: sorts[sort].label }))}
              onChange={(sort) => isSort(sort) && change({ sort })}
            />
          </div>
          <Results
            products={products}
            highlights={undefined}
            listId={`shop-${shop.slug}`}
            listName={shop.name}
            first={page * size}
            waiting={waiting}
            inShop
          />
          <footer className={css.footer}>
            <output>
              {waiting
                ? listingTexts.loading
                : listingTexts.entries(page * size + 1, page * size + products.length, count, true)}
            </output>
            <Pager page={wanted.page} size={wanted.size} count={count} onPage={(next) => change({ page: next })} />
          </footer>
        </>
      )}
    </section>
  )
}
