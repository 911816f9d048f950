import { LatePart } from '@superium/shared/loading'
import { useEffect, useRef, useState } from 'react'
import css from './page.module.css'
import { helpTexts } from './texts'

const texts = helpTexts.shipping
const loadCountries = () => import(/* webpackChunkName: "delivery-countries" */ '@superium/shared/countries')

/** The countries that the checkout offers, folded away; the list comes when somebody opens it. */
export function DeliveryCountries() {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDetailsElement>(null)
  const follow = (): void => setOpen(place.current?.open === true)
  // It can be opened before the page's code has come.
  useEffect(() => setOpen(place.current?.open === true), [])
  return (
    <details ref={place} className={css.countries} onToggle={follow}>
      <summary>{texts.countries}</summary>
      {open && (
        <LatePart load={loadCountries} pending={<p aria-busy="true" />}>
          {({ countries }) => <p>{texts.named(countries().map(({ name }) => name))}</p>}
        </LatePart>
      )}
    </details>
  )
}
