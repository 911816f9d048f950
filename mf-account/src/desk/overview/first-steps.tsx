import { ButtonLink, Notice } from '@superium/shared/ui'
import { PackagePlus, Plus } from 'lucide-react'
import { productListTexts } from '../products/texts'
import { overviewTexts as texts } from './texts'

/** The first steps of a new shop: add a product, and complete the profile. */
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
