import { ButtonLink, Notice } from '@superium/shared/ui'
import { PackagePlus, Plus } from 'lucide-react'
import { deskTexts } from '../desk-texts'

const texts = deskTexts.overview

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
            {deskTexts.products.add}
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
