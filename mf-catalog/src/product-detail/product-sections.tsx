import type { Product, ReviewSummary, Variant } from '@superium/shared/api'
import { formatUtcDate } from '@superium/shared/date-format'
import { Deferred } from '@superium/shared/loading'
import { Link } from '@superium/shared/router'
import { Skeleton } from '@superium/shared/ui'
import { useRef } from 'react'
import { loadHiddenTexts } from '../hidden-texts/load-hidden-texts'
import { LazyComponent } from '../loading/lazy-component'
import { Questions } from '../questions/questions'
import { Reviews } from '../reviews/reviews'
import { catalogTexts } from '../texts'
import { useOwnContent } from '../user-content/use-own-content'
import { Accordion } from './accordion'
import type { DetailData } from './detail-data'
import pageCss from './page.module.css'
import css from './product-sections.module.css'
import { Section, type SectionId, sectionTitles } from './section'
import { productDetailTexts } from './texts'

interface ProductSectionsProps extends Pick<DetailData, 'reviews' | 'questions'> {
  /** The product in its selected variant. */
  product: Product
  variants: readonly Variant[]
  category: string
  onSummary(summary: ReviewSummary): void
}

/** Specification, Description, Questions and Reviews, with links that scroll to them (spec §2). */
export default function ProductSections(props: ProductSectionsProps) {
  const { product, variants, category, reviews, questions, onSummary } = props
  const own = useOwnContent(product._id)
  const titles = { questions: useRef<HTMLHeadingElement>(null), reviews: useRef<HTMLHeadingElement>(null) }
  const questionList = (first: Awaited<DetailData['questions']>) => (
    <Questions product={product._id} first={first ?? undefined} own={own} title={titles.questions} />
  )
  const reviewList = (first: Awaited<DetailData['reviews']>) => (
    <Reviews product={product._id} first={first ?? undefined} own={own} title={titles.reviews} onSummary={onSummary} />
  )
  return (
    <div className={pageCss.sections}>
      <nav className={css.tabs} aria-label={productDetailTexts.sections}>
        {(Object.keys(sectionTitles) as SectionId[]).map((id) => (
          <Link key={id} to={`#${id}`}>
            {sectionTitles[id]}
          </Link>
        ))}
      </nav>
      <Accordion id="specification">
        <dl className={css.facts}>
          <Fact name={productDetailTexts.brand} value={product.brand} />
          <Fact name={productDetailTexts.category} value={category} />
          <Fact name={catalogTexts.colour} value={product.colour} />
          <Fact name={productDetailTexts.sizes} value={sizesOf(variants)} />
          <Fact name={productDetailTexts.condition} value={product.condition} />
          <Fact name={productDetailTexts.productCode} value={product.sku} />
          <Fact
            name={productDetailTexts.releaseDate}
            value={product.releaseDate ? formatUtcDate(product.releaseDate) : ''}
          />
        </dl>
      </Accordion>
      <Accordion id="description">
        <p className={css.text}>{product.desc}</p>
      </Accordion>
      {own.texts?.hidden?.[0] && (
        <LazyComponent load={loadHiddenTexts} props={{ own, product: product._id }} pending={null} />
      )}
      <Section id="questions" title={titles.questions}>
        <Deferred data={questions} pending={<Skeleton height="9rem" />} failed={questionList(null)}>
          {questionList}
        </Deferred>
      </Section>
      <div className="below-the-fold">
        <Section id="reviews" title={titles.reviews}>
          <Deferred data={reviews} pending={<Skeleton height="24rem" />} failed={reviewList(null)}>
            {reviewList}
          </Deferred>
        </Section>
      </div>
    </div>
  )
}

/** One entry of a description list; nothing without a value. */
function Fact({ name, value }: { name: string; value: string }) {
  return value ? (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : null
}

const sizesOf = (variants: readonly Variant[]): string =>
  [...new Set(variants.flatMap(({ size }) => size || []))].join(', ')
