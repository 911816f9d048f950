import { siteLinks } from '../../site-links/site-links'
import { shellTexts } from '../../texts'
import css from './social-links.module.css'

/** The shop's pages at other sites (spec §2 "Mobile drawer"), from `SOCIAL_LINKS`; nothing without any. */
export function SocialLinks() {
  const { social } = siteLinks()
  if (social.length === 0) return null
  return (
    <ul className={css.links} aria-label={shellTexts.social}>
      {social.map(({ name, url, icon }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener" {...(icon && { 'aria-label': name, title: name })}>
            {icon ? (
              <svg width={20} height={20} fill="currentColor" aria-hidden="true" focusable="false">
                <use href={`/social-icons.svg#${icon}`} />
              </svg>
            ) : (
              name
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
