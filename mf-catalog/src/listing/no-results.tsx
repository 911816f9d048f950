import type { Listing, Product } from '@superium/shared/api'
import { ButtonLink, Notice, Section } from '@superium/shared/ui'
import { PackageSearch } from 'lucide-react'
import { ProductGrid } from '../product-card/product-grid'
import { listingTexts } from './texts'

interface NoResultsProps {
  /** What the visitor can try instead. */
  hint: string
  alternatives: Listing['instead']
}

/** The empty state (spec §2); a search also shows similar and popular products. */
export function NoResults({ hint, alternatives }: NoResultsProps) {
  return (
    <>
      <Notice
        icon={<PackageSearch size={28} aria-hidden="true" />}
        title={listingTexts.empty}
        actions={<ButtonLink to="/">{listingTexts.returnToShop}</ButtonLink>}
      >
        <p>{hint}</p>
      </Notice>
      <Alternatives id="close-matches" title={listingTexts.near} products={alternatives?.near ?? []} />
      <Alternatives id="popular" title={listingTexts.popular} products={alternatives?.popular ?? []} />
    </>
  )
}

function Alternatives({ id, title, products }: { id: string; title: string; products: readonly Product[] }) {
  if (products.length === 0) return null
  return (
    <Section title={title}>
      <ProductGrid id={id} products={products} label={title} row />
    </Section>
  )
}
