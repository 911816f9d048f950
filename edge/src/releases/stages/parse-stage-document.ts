import { RELEASE_NAME, type StageVersion } from '@superium/shared/contract'
import { valid } from 'semver'

/** Bounds of what another site may list. */
const MAX_NAMES = 200
const MAX_VERSIONS = 10

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** The live versions in a discovery document, by name. Throws when it is no discovery document. */
export function parseStageDocument(document: unknown): Map<string, StageVersion[]> {
  const { microFrontends } = fieldsOf(document)
  if (typeof microFrontends !== 'object' || microFrontends === null) throw new Error('it has no discovery document')
  const names = Object.entries(microFrontends).slice(0, MAX_NAMES)
  return new Map(
    names.flatMap(([name, deployments]) => {
      const live = Array.isArray(deployments) ? deployments.slice(0, MAX_VERSIONS).flatMap(versionOf) : []
      return RELEASE_NAME.test(name) && live.length > 0 ? [[name, live]] : []
    }),
  )
}

function versionOf(value: unknown): StageVersion[] {
  const { metadata, deployment, extras } = fieldsOf(value)
  const { version } = fieldsOf(metadata)
  const { traffic = 100, default: isDefault = true } = fieldsOf(deployment)
  const { since } = fieldsOf(fieldsOf(extras).superium)
  if (typeof version !== 'string' || version.length > 100 || valid(version) === null) return []
  if (typeof traffic !== 'number' || !(traffic >= 0 && traffic <= 100)) return []
  const isTime = typeof since === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(since)
  return [{ version, traffic, default: isDefault === true, since: isTime ? since : null }]
}
