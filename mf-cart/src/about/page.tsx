import type { RouteHandle } from '@superium/shared/contract'
import { Link } from '@superium/shared/router'
import { Breadcrumbs, Page, PageTitle } from '@superium/shared/ui'
import { cartTexts } from '../texts'
import css from './page.module.css'
import { aboutTexts } from './texts'

/** The about page's document head. */
export const handle: RouteHandle = {
  chunk: 'about',
  meta: () => ({ title: aboutTexts.title, description: aboutTexts.description, canonical: '/about' }),
}

/** `/about` (ruling on spec §2 "Footer"): describes the shop. */
export function Component() {
  return (
    <Page>
      <PageTitle title={aboutTexts.title} />
      <Breadcrumbs items={[{ label: cartTexts.home, to: '/' }, { label: aboutTexts.title }]} />
      <article className={css.about}>
        <h1>{aboutTexts.heading}</h1>
        {aboutTexts.parts.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        <p>
          {aboutTexts.more} <Link to="/help">{aboutTexts.help}</Link> ·{' '}
          <Link to="/help#contact">{aboutTexts.write}</Link>
        </p>
      </article>
    </Page>
  )
}
