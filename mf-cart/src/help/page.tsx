import type { RouteHandle } from '@superium/shared/contract'
import { Link, useLoaderData } from '@superium/shared/router'
import { Breadcrumbs, Page, PageTitle } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import { ContactForm } from '../contact/contact-form'
import type { ShopSettings } from '../shop-settings/use-shop-settings'
import { cartTexts } from '../texts'
import { DeliveryCountries } from './delivery-countries'
import css from './page.module.css'
import { helpTexts } from './texts'

export { loader } from './loader'

/** The help page's document head. */
export const handle: RouteHandle<ShopSettings | null> = {
  chunk: 'help',
  meta: () => ({ title: helpTexts.title, description: helpTexts.description, canonical: '/help' }),
}

const { shipping, taxes, payment, returns, orders, contact } = helpTexts

/** `/help` (ruling on spec §2): delivery, taxes, payment, returns, orders and contact. */
export function Component() {
  const settings = useLoaderData<ShopSettings | null>()
  return (
    <Page>
      <PageTitle title={helpTexts.title} />
      <Breadcrumbs items={[{ label: cartTexts.home, to: '/' }, { label: helpTexts.title }]} />
      <h1 className={css.title}>{helpTexts.title}</h1>
      <div className={css.columns}>
        <div className={css.topics}>
          <Topic id="shipping" title={shipping.title}>
            <p>{settings ? shipping.rule(settings.shipping) : shipping.seeCart}</p>
            <p>{shipping.where}</p>
            <DeliveryCountries />
          </Topic>
          <Topic id="taxes" title={taxes.title}>
            <p>{settings ? taxes.rule(settings.taxPercent) : shipping.seeCart}</p>
          </Topic>
          <Topic id="payment" title={payment.title}>
            {settings ? (
              <>
                <dl className={css.ways}>
                  {settings.payments.map(({ type, name, description }) => (
                    <div key={type}>
                      <dt>{name}</dt>
                      <dd>{description}</dd>
                    </div>
                  ))}
                </dl>
                <p>{payment.expiry(settings.unpaidExpiryHours)}</p>
              </>
            ) : (
              <p>{payment.ways}</p>
            )}
            <p>{payment.card}</p>
          </Topic>
          <Topic id="returns" title={returns.title}>
            <p>{returns.window(settings?.returnDays ?? returns.defaultDays)}</p>
            <p>{returns.cancel}</p>
            <p>
              {returns.accepted} {returns.sellers} {settings?.address && returns.to}
            </p>
            {settings?.address && (
              <address className={css.address} aria-label={returns.to}>
                {settings.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            )}
            <p>{returns.refund}</p>
            <p>
              {returns.ask} <Link to="/help?topic=return#contact">{returns.contact}</Link>
            </p>
          </Topic>
          <Topic id="orders" title={orders.title}>
            <p>
              {orders.where} <Link to="/myaccount/orders">{orders.link}</Link>
            </p>
          </Topic>
        </div>
        <Topic id="contact" title={contact.title}>
          {settings?.supportEmail && (
            <p>
              {contact.write} <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>
            </p>
          )}
          {settings?.address && (
            <address className={css.address} aria-label={contact.address}>
              {settings.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
          <ContactForm />
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
