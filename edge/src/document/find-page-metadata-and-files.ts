import type { PageFacts } from '@superium/shared/contract'
import type { FastifyRequest } from 'fastify'
import type { Site } from '../discovery/compose-site'
import type { RenderedHead } from '../isolated-process/rendered-head'
import { NO_FILES, type PageFiles, pageFiles } from '../releases/page-files'
import type { RequestAddress } from '../routing/request-address'
import type { Settings } from '../settings'
import { describeRenderedPage } from './describe-rendered-page'
import { GONE, NOT_FOUND, type PageMetadata } from './page-metadata'
import { pageMetadataFromApi } from './page-metadata-from-api'
import { pageMetadataFromFacts } from './page-metadata-from-facts'

/** A page's metadata and the files that it needs. */
export interface FoundPage {
  page: PageMetadata
  files: PageFiles
  chrome?: PageFacts['chrome']
}

/** Finds the page at an address: from its facts, and from its rendered head or else the API's record. */
export async function findPage(
  { apiUrl, releasesDir }: Pick<Settings, 'apiUrl' | 'releasesDir'>,
  site: Site,
  address: RequestAddress,
  request: FastifyRequest,
  rendered: RenderedHead | undefined,
): Promise<FoundPage> {
  const match = site.match(address.path)
  if (!match) return { page: site.retired(address.path) ? GONE : NOT_FOUND, files: NO_FILES }
  const { deployment, facts } = match.value
  const described = pageMetadataFromFacts(facts, address)
  const named = (): PageMetadata | Promise<PageMetadata> =>
    facts.lookup === undefined
      ? described
      : pageMetadataFromApi(apiUrl, facts.lookup, match.params, described, { ip: request.ip, log: request.log })
  const [page, files] = await Promise.all([
    isLeftToBrowser(rendered) ? named() : describeRenderedPage(rendered, described),
    pageFiles(releasesDir, deployment, rendered?.chunk),
  ])
  return { page, files, chrome: facts.chrome }
}

/** Whether the server has rendered no metadata of the page. */
const isLeftToBrowser = (rendered: RenderedHead | undefined): rendered is undefined =>
  rendered === undefined || (rendered.status === 200 && rendered.meta === undefined)
