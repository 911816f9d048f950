import type { AdminProduct } from '@superium/shared/api'
import { Picture } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import columnsCss from '../product-columns.module.css'
import css from './bulk.module.css'
import { bulkTexts as texts } from './texts'
import { MOST_SELECTED, type Selection } from './use-selection'

/** A product's picture with the checkbox that selects it. */
export function SelectProduct({ product, selection }: { product: AdminProduct; selection: Selection }) {
  const { _id, name, images } = product
  const chosen = selection.has(_id)
  const full = !chosen && selection.ids.size >= MOST_SELECTED
  return (
    <label className={css.choice}>
      <input
        type="checkbox"
        aria-label={texts.select(name)}
        checked={chosen}
        onChange={({ target }) => selection.set([product], target.checked)}
        {...unavailable(full ? texts.most(MOST_SELECTED) : '')}
      />
      <Picture src={images[0]} alt="" sizes="40px" className={columnsCss.picture ?? ''} />
    </label>
  )
}
