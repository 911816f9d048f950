import type { Product } from '@superium/shared/api'
import { RECOMMENDED_SHOWN, SECTION_PLACEHOLDERS } from '@superium/shared/constants'
import { Deferred } from '@superium/shared/loading'
import { Button, Notice, Section, Tabs } from '@superium/shared/ui'
import { useState } from 'react'
import { collectionNames } from '../collections/collection-names'
import { nullOnError } from '../loading/null-on-error'
import { GridPlaceholders, ProductGrid } from '../product-card/product-grid'
import { catalogTexts } from '../texts'
import { loadCollection } from './load-collection'
import { homeTexts } from './texts'

type Tab = keyof typeof RECOMMENDED_SHOWN

const order = ['best-seller', 'new-arrivals', 'top-rated', 'featured'] as const satisfies Tab[]
const tabs = order.map((id) => ({ id, label: collectionNames[id] }))

async function load(collection: Tab): Promise<Product[]> {
  const query = { page: 0, size: RECOMMENDED_SHOWN[collection], collection }
  // The request belongs to no navigation, so no navigation may abort it.
  return (await loadCollection(query, new AbortController().signal)).data
}

interface RecommendedProps {
  bestSeller: Promise<Product[] | null>
  /** The first featured products. */
  featured: Promise<Product[] | null>
}

/** "Recommended For You": four collections in tabs, without an empty one; each loads when first selected. */
export function Recommended({ bestSeller, featured }: RecommendedProps) {
  const [selected, setSelected] = useState<Tab>('best-seller')
  const [requested, setRequested] = useState<Partial<Record<Tab, Promise<Product[] | null>>>>({})
  const request = (tab: Tab): void => setRequested((before) => ({ ...before, [tab]: nullOnError(load(tab)) }))
  const select = (tab: Tab): void => {
    setSelected(tab)
    if (tab !== 'best-seller' && !requested[tab]) request(tab)
  }
  const products = requested[selected] ?? bestSeller
  const failed = (
    <Notice
      tone="alert"
      title={homeTexts.recommended.failed}
      actions={<Button onClick={() => request(selected)}>{catalogTexts.tryAgain}</Button>}
    />
  )
  const block = (shown: typeof tabs) => (
    <Section title={homeTexts.recommended.title}>
      <Tabs
        label={homeTexts.recommended.label}
        tabs={shown}
        selected={selected}
        onSelect={(id) => select(order.find((tab) => tab === id) ?? 'best-seller')}
      >
        <Deferred
          key={selected}
          data={products}
          pending={<GridPlaceholders count={SECTION_PLACEHOLDERS.recommended} six />}
          failed={failed}
        >
          {(list) =>
            list.length > 0 ? (
              <ProductGrid
                id={selected}
                products={list}
                label={collectionNames[selected]}
                more={{
                  to: `/products?collection=${selected}`,
                  label: homeTexts.recommended.more(collectionNames[selected]),
                }}
              />
            ) : (
              <Notice title={homeTexts.recommended.empty} />
            )
          }
        </Deferred>
      </Tabs>
    </Section>
  )
  // Only the featured products are chosen; the other collections rank all products. The best sellers are shown meanwhile.
  return (
    <Deferred data={featured} pending={block(tabs)} failed={block(tabs)}>
      {({ length }) => block(length > 0 ? tabs : tabs.filter(({ id }) => id !== 'featured'))}
    </Deferred>
  )
}
