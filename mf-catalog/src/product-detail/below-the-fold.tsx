import { type ComponentProps, memo } from 'react'
import { laterCode } from '../loading/later-code'
import { LaterPart } from '../loading/later-part'

const sections = laterCode(() => import(/* webpackChunkName: "detail-later" */ './product-sections'))
const others = laterCode(() => import(/* webpackChunkName: "detail-later" */ './other-products'))

type Sections = Awaited<ReturnType<typeof sections.retry>>['default']
type Others = Awaited<ReturnType<typeof others.retry>>['default']

/** Loads the code of everything below the first view; it never rejects. */
export const prepareBelowTheFold = async (): Promise<void> => {
  await Promise.all([sections.prepare(), others.prepare()])
}

// Memoized: if React re-rendered a part with new props while its code loads, the server's HTML would disappear.
export const ProductSections = memo(function ProductSections(props: ComponentProps<Sections>) {
  return <LaterPart code={sections} props={props} />
})

export const OtherProducts = memo(function OtherProducts(props: ComponentProps<Others>) {
  return <LaterPart code={others} props={props} />
})
