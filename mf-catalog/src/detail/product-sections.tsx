import type { Product } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { availabilityNames, availabilityOf } from '../catalogue/availability'
import { texts } from '../texts'
import css from './product-sections.module.css'
import { Fact } from './summary'

const { detail } = texts

const sections = [
  { id: 'specification', title: detail.specification },
  { id: 'description', title: detail.description },
] as const

/** Specification and Description, with tabs that scroll to them (spec §2). */
export function ProductSections({ product, category }: { product: Product; category: string }) {
  return (
    <div>
      <nav className={css.tabs} aria-label={detail.sections}>
        {sections.map(({ id, title }) => (
          <Link key={id} to={`#${id}`}>
            {title}
          </Link>
        ))}
      </nav>
      <section id="specification" className={css.section} aria-labelledby="specification-title">
        <h2 id="specification-title">{detail.specification}</h2>
        <dl className={css.facts}>
          <Fact name={detail.brand} value={product.brand} />
          <Fact name={detail.category} value={category} />
          <Fact name={texts.product.colour} value={product.colour} />
          <Fact name={detail.condition} value={product.condition} />
          <Fact name={detail.productCode} value={product.sku} />
          <Fact name={detail.availability} value={availabilityNames[availabilityOf(product)]} />
        </dl>
      </section>
      <section id="description" className={css.section} aria-labelledby="description-title">
        <h2 id="description-title">{detail.description}</h2>
        <p className={css.text}>{product.desc}</p>
      </section>
    </div>
  )
}
