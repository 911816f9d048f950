import { type ComponentProps, memo } from 'react'
import { laterCode } from '../loading/later-code'
import { LaterPart } from '../loading/later-part'

const sections = laterCode(() => import(/* webpackChunkName: "detail-later" */ './product-sections'))
const others = laterCode(() => import(/* webpackChunkName: "detail-later" */ './other-products'))

type Sections = Awaited<ReturnType<typeof sections.retry>>['default']
type Others = Awaited<ReturnType<typeof others.retry>>['default']

/** Loads the code of what lies below the first view; it does not reject. */
export const prepareBelowTheFold = async (): Promise<void> => {
  await Promise.all([sections.prepare(), others.prepare()])
}

// Memoized: a part whose code is still on its way would vanish when React had to render it with other props.
export const ProductSections = memo(function ProductSections(props: ComponentProps<Sections>) {
  return <LaterPart code={sections} props={props} />
})

export const OtherProducts = memo(function OtherProducts(props: ComponentProps<Others>) {
  return <LaterPart code={others} props={props} />
})
