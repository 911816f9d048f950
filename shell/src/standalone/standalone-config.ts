import { boolean, object, type Parse, string } from '@superium/shared/parse'

/** The development server's settings for the frame, in the document's `superium-standalone` element. */
export interface StandaloneConfig {
  /** The site that the data come from, e.g. `http://localhost:3000`. */
  site: string
  /** Whether that site runs. */
  running: boolean
}

const parse: Parse<StandaloneConfig> = object({ site: string(), running: boolean })

export function readStandaloneConfig(): StandaloneConfig {
  return parse(JSON.parse(document.getElementById('superium-standalone')?.textContent ?? 'null'), 'superium-standalone')
}
