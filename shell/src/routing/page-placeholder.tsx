import { Page, ProductGrid, Skeleton } from '@superium/shared/ui'
import { shellTexts } from '../texts'
import css from './page-placeholder.module.css'

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Without scripts, says that the page needs them, in place of the content that follows. */
export function NoScriptNote() {
  return (
    <noscript className={css.instead}>
      <Page>
        <p className={css.noScript}>{shellTexts.noScript}</p>
      </Page>
    </noscript>
  )
}

/**
 * Stands in for the first page until its remote and data have arrived, as tall as a page, so that the layout does not
 * shift. Without scripts it says that the page needs them.
 */
export function PagePlaceholder() {
  return (
    <>
      <NoScriptNote />
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
    </>
  )
}
