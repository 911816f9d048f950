import type { Listing, Product } from '@superium/shared/api'
import { ButtonLink, Notice, Section } from '@superium/shared/ui'
import { PackageSearch } from 'lucide-react'
import { ProductGrid } from '../product-card/product-grid'
import { texts } from '../texts'

const { listing } = texts

/** The empty state (spec §2); for a search also what comes near it, and what others buy. */
export function NoResults({ instead }: { instead: Listing['instead'] }) {
  return (
    <>
      <Notice
        icon={<PackageSearch size={28} aria-hidden="true" />}
        title={listing.empty}
        actions={<ButtonLink to="/">{listing.returnToShop}</ButtonLink>}
      >
        <p>{listing.emptyHint}</p>
      </Notice>
      <Instead title={listing.near} products={instead?.near ?? []} />
      <Instead title={listing.popular} products={instead?.popular ?? []} />
    </>
  )
}

function Instead({ title, products }: { title: string; products: readonly Product[] }) {
  if (products.length === 0) return null
  return (
    <Section title={title}>
      <ProductGrid products={products} label={title} row />
    </Section>
  )
}
