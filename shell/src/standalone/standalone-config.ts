import { boolean, object, type Parse, string } from '@superium/shared/parse'

/** What the development server tells the frame, in the island `superium-standalone`. */
export interface StandaloneConfig {
  /** The site whose data are shown, e.g. `http://localhost:3000`. */
  site: string
  /** Whether it runs. */
  running: boolean
}

const parse: Parse<StandaloneConfig> = object({ site: string(), running: boolean })

export function readStandaloneConfig(): StandaloneConfig {
  return parse(JSON.parse(document.getElementById('superium-standalone')?.textContent ?? 'null'), 'superium-standalone')
}
