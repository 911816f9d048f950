import { CATEGORIES } from '@superium/shared/constants'
import { Link } from '@superium/shared/router'
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

const columns: { title: string; links: { to: string; label: string }[] }[] = [
  { title: texts.products, links: [...texts.productLinks] },
  {
    title: texts.categories,
    links: CATEGORIES.slice(0, 6).map(({ keyword, name }) => ({ to: `/category?category=${keyword}`, label: name })),
  },
  { title: texts.account, links: [...texts.accountLinks] },
  { title: texts.about, links: [...texts.aboutLinks] },
]

/** The site's footer (spec §2 "Footer"). */
export function Footer({ remotes }: { remotes: Remotes }) {
  const { blogUrl } = siteLinks()
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
        {columns.map(({ title, links }) => (
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
