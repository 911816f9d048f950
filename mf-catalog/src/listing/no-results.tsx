import type { Listing, Product } from '@superium/shared/api'
import { ButtonLink, Notice, Section } from '@superium/shared/ui'
import { PackageSearch } from 'lucide-react'
import { ProductGrid } from '../product-card/product-grid'
import { texts } from '../texts'

const { listing } = texts

/** The empty state (spec §2); a search also shows similar and popular products. */
export function NoResults({ alternatives }: { alternatives: Listing['instead'] }) {
  return (
    <>
      <Notice
        icon={<PackageSearch size={28} aria-hidden="true" />}
        title={listing.empty}
        actions={<ButtonLink to="/">{listing.returnToShop}</ButtonLink>}
      >
        <p>{listing.emptyHint}</p>
      </Notice>
      <Alternatives title={listing.near} products={alternatives?.near ?? []} />
      <Alternatives title={listing.popular} products={alternatives?.popular ?? []} />
    </>
  )
}

function Alternatives({ title, products }: { title: string; products: readonly Product[] }) {
  if (products.length === 0) return null
  return (
    <Section title={title}>
      <ProductGrid products={products} label={title} row />
    </Section>
  )
}
