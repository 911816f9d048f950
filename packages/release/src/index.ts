export { packRelease } from './format/pack-release'
export { releaseArchive } from './format/release-archive'
export { type ReleaseApiClient, releaseApiClient, SiteError } from './site/release-api-client'
