import type { ReleaseFacts } from '@superium/shared/contract'
import { covers } from './pattern-covers'

/** Whether the path of an address, without query and fragment, is a page of this release. */
export function leadsToOwnPage({ routes }: Pick<ReleaseFacts, 'routes'>, address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return covers(routes, path)
}
