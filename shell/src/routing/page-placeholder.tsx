import { Page, ProductGrid, Skeleton } from '@superium/shared/ui'
import css from './page-placeholder.module.css'

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Stands in the first page's place until its remote and data have come; as tall as a page, so that nothing jumps. */
export function PagePlaceholder() {
  return (
    <Page>
      <div className={css.placeholder} aria-hidden="true">
        <Skeleton width="40%" height="2rem" />
        <ProductGrid>
          {TILES.map((tile) => (
            <li key={tile} className={css.tile}>
              <Skeleton ratio="1 / 1" />
              <Skeleton width="80%" />
              <Skeleton width="35%" />
            </li>
          ))}
        </ProductGrid>
      </div>
    </Page>
  )
}
