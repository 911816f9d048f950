import type { Category, Product } from '@superium/shared/api'
import { productPath, SECTION_PLACEHOLDERS } from '@superium/shared/constants'
import { Deferred } from '@superium/shared/loading'
import { Link } from '@superium/shared/router'
import { Card, Picture, Price, Section, Skeleton } from '@superium/shared/ui'
import { categoryPath } from '../categories/category-path'
import { formatNumber } from '../format/format-number'
import { useProductLinkHandlers } from '../instant-navigation/instant-navigation'
import { useItemListEvents } from '../item-list/use-item-list-events'
import css from './featured-category.module.css'
import { homeTexts } from './texts'

interface FeaturedCategoryProps {
  categories: readonly Category[]
  products: Promise<readonly Product[] | null>
}

/**
 * "Featured Category": all returned products with their categories; phones show a "Categories" card instead (spec §2).
 */
export function FeaturedCategory({ categories, products }: FeaturedCategoryProps) {
  return (
    <>
      <div className={css.wide}>
        <Deferred data={products} pending={<Placeholders />}>
          {(list) =>
            list.length > 0 && (
              <Section title={homeTexts.featuredCategory}>
                <FeaturedGrid categories={categories} products={list} />
              </Section>
            )
          }
        </Deferred>
      </div>
      <div className={css.phone}>
        <Section title={homeTexts.categories}>
          <Card>
            <ul className={css.list}>
              {categories.map(({ keyword, name, count }) => (
                <li key={keyword}>
                  <Link to={categoryPath(keyword)}>
                    {name} <span>{formatNumber(count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </Section>
      </div>
    </>
  )
}

function FeaturedGrid({ categories, products }: { categories: readonly Category[]; products: readonly Product[] }) {
  const events = useItemListEvents('featured-category', homeTexts.featuredCategory, products)
  return (
    <ul {...events} className={css.grid} aria-label={homeTexts.featuredCategory}>
      {products.map((product) => (
        <li key={product._id}>
          <FeaturedTile product={product} category={nameOf(categories, product)} />
        </li>
      ))}
    </ul>
  )
}

const nameOf = (categories: readonly Category[], { category }: Product): string =>
  categories.find(({ keyword }) => keyword === category)?.name ?? category

function FeaturedTile({ product, category }: { product: Product; category: string }) {
  const linkHandlers = useProductLinkHandlers()
  return (
    <article className={css.tile}>
      <Picture
        src={product.images[0]}
        tone={product.tones?.[0]}
        alt=""
        sizes="(min-width: 1440px) 330px, (min-width: 1000px) 24vw, 40vw"
        className={css.picture ?? ''}
      />
      <div className={css.words}>
        <Link to={categoryPath(product.category)} className={css.category}>
          {category}
        </Link>
        <h3 className={css.name}>
          <Link to={productPath(product)} {...linkHandlers(product)}>
            {product.name}
          </Link>
        </h3>
        <Price
          price={product.price}
          regularPrice={product.regularPrice}
          highestPrice={product.highestPrice}
          size="small"
        />
      </div>
    </article>
  )
}

function Placeholders() {
  return (
    <Section title={homeTexts.featuredCategory}>
      <div className={css.grid} aria-hidden="true">
        {Array.from({ length: SECTION_PLACEHOLDERS.featured }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical
          <div key={index}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </Section>
  )
}
