import { useLoaded } from '@superium/shared/loading'
import { Button } from '@superium/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { cartTexts } from '../texts'
import css from './page.module.css'
import { helpTexts } from './texts'

const texts = helpTexts.shipping

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
      {open && <Names />}
    </details>
  )
}

function Names() {
  const { data, status, retry } = useLoaded('countries', async () => {
    const { countries } = await import(/* webpackChunkName: "delivery-countries" */ '@superium/shared/countries')
    return countries()
  })
  if (status === 'failed') {
    return (
      <Button variant="secondary" size="small" onClick={retry}>
        {cartTexts.tryAgain}
      </Button>
    )
  }
  return <p aria-busy={!data}>{data && texts.named(data.map(({ name }) => name))}</p>
}
