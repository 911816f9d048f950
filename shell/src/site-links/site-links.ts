import type { SiteConfig } from '../boot/read-document-data'

/** Links that the shop's operator configured for drawer and footer. */
export interface SiteLinks {
  /** Pages of the shop at other sites; `icon` is a symbol of `/social-icons.svg`. */
  social: readonly { name: string; url: string; icon?: string | undefined }[]
  blogUrl: string | undefined
  /** Whether the site has analytics, so that visitors can change their choice about it. */
  measured: boolean
}

let links: SiteLinks = { social: [], blogUrl: undefined, measured: false }

/** Takes the links from the runtime configuration, in the browser and on the server, before the first render. */
export function configureSiteLinks({ socialLinks = [], blogUrl, analytics }: Partial<SiteConfig>): void {
  links = { social: socialLinks, blogUrl, measured: analytics !== undefined }
}

/** The configured links; none before `configureSiteLinks`. */
export const siteLinks = (): SiteLinks => links
