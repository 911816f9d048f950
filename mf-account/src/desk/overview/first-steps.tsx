import { ButtonLink, Notice } from '@superium/shared/ui'
import { PackagePlus, Plus } from 'lucide-react'
import { productListTexts } from '../products/texts'
import { overviewTexts as texts } from './texts'

/** What a new shop does first: it adds a product, and says who it is. */
export function FirstSteps() {
  return (
    <Notice
      icon={<PackagePlus size={28} aria-hidden="true" />}
      title={texts.start}
      actions={
        <>
          <ButtonLink to="/seller/products/new">
            <Plus size={18} aria-hidden="true" />
            {productListTexts.add}
          </ButtonLink>
          <ButtonLink to="/seller/shop" variant="secondary">
            {texts.startShop}
          </ButtonLink>
        </>
      }
    >
      <p>{texts.startText}</p>
    </Notice>
  )
}
