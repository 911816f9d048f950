import { CATEGORIES } from '@superium/shared/constants'
import type { FooterEntry } from '@superium/shared/contract'
import { Link } from '@superium/shared/router'
import { Suspense } from 'react'
import { entriesAt } from '../../menu-entries/entries-at'
import { EntryItems } from '../../menu-entries/entry-items'
import type { Remotes } from '../../remotes/create-remotes'
import { hasPage } from '../../remotes/has-page'
import { siteLinks } from '../../site-links/site-links'
import { shellTexts } from '../../texts'
import { Logo } from '../logo'
import { SocialLinks } from '../social/social-links'
import { ThemeChoice } from '../theme/theme-choice'
import css from './footer.module.css'
import { PrivacyChoices } from './privacy-choices'

const texts = shellTexts.footer

interface Column {
  title: string
  links: readonly { to: string; label: string }[]
  /** The column of the entries that remotes add. */
  name?: FooterEntry['column']
}

const columns: Column[] = [
  { title: texts.products, links: texts.productLinks, name: 'products' },
  {
    title: texts.categories,
    links: CATEGORIES.slice(0, 6).map(({ keyword, name }) => ({ to: `/category?category=${keyword}`, label: name })),
  },
  { title: texts.account, links: texts.accountLinks, name: 'account' },
  { title: texts.about, links: texts.aboutLinks, name: 'about' },
]

/** The site's footer (spec §2 "Footer"); it hydrates after the first view. */
export function Footer({ remotes }: { remotes: Remotes }) {
  return (
    <Suspense>
      <Content remotes={remotes} />
    </Suspense>
  )
}

function Content({ remotes }: { remotes: Remotes }) {
  const { blogUrl } = siteLinks()
  const added = entriesAt(remotes, 'footer')
  return (
    <footer className={css.footer} data-part="footer">
      <div className={css.inner}>
        <div className={css.brand}>
          <span>
            <Logo /> {shellTexts.brand}
          </span>
          <p>{shellTexts.tagline}</p>
          <SocialLinks />
        </div>
        {columns.map(({ title, links, name }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links
                .filter(({ to }) => hasPage(remotes, to))
                .map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              {title === texts.about && blogUrl && (
                <li>
                  <a href={blogUrl}>{texts.blog}</a>
                </li>
              )}
              <EntryItems entries={added.filter(({ column = 'about' }) => column === name)} />
            </ul>
          </nav>
        ))}
        <div className={css.end}>
          <ThemeChoice />
          <PrivacyChoices />
        </div>
      </div>
    </footer>
  )
}
