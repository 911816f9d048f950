import type { RouteHandle } from '@superium/shared/contract'
import { Link, useLoaderData } from '@superium/shared/router'
import { Breadcrumbs, Page, PageTitle } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import { cartTexts } from '../texts'
import type { ShippingRules } from './loader'
import css from './page.module.css'

export { loader } from './loader'

const { help } = cartTexts

/** The help page's document head. */
export const handle: RouteHandle<ShippingRules | null> = {
  chunk: 'help',
  meta: () => ({ title: help.title, description: help.description, canonical: '/help' }),
}

/** `/help` (ruling on spec §2): delivery, taxes, payment, returns and orders. */
export function Component() {
  const rules = useLoaderData<ShippingRules | null>()
  return (
    <Page>
      <PageTitle title={help.title} />
      <Breadcrumbs items={[{ label: cartTexts.home, to: '/' }, { label: help.title }]} />
      <h1 className={css.title}>{help.title}</h1>
      <div className={css.topics}>
        <Topic id="shipping" title={help.shipping.title}>
          <p>{rules ? help.shipping.rule(rules) : help.shipping.seeCart}</p>
          <p>{help.shipping.where}</p>
        </Topic>
        <Topic id="taxes" title={help.taxes.title}>
          <p>{rules ? help.taxes.rule(rules.taxPercent) : help.shipping.seeCart}</p>
        </Topic>
        <Topic id="payment" title={help.payment.title}>
          <p>{help.payment.ways}</p>
        </Topic>
        <Topic id="returns" title={help.returns.title}>
          <p>{help.returns.window}</p>
          <p>{help.returns.cancel}</p>
        </Topic>
        <Topic id="orders" title={help.orders.title}>
          <p>
            {help.orders.where} <Link to="/myaccount?num=2">{help.orders.link}</Link>
          </p>
        </Topic>
      </div>
    </Page>
  )
}

function Topic({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.topic}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
