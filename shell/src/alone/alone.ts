import { boolean, object, type Parse, string } from '@superium/shared/parse'

/** What the development server tells the frame, in the island `superium-alone`. */
export interface Alone {
  /** The site whose data are shown, e.g. `http://localhost:3000`. */
  site: string
  /** Whether it runs. */
  running: boolean
}

const parse: Parse<Alone> = object({ site: string(), running: boolean })

export function readAlone(): Alone {
  return parse(JSON.parse(document.getElementById('superium-alone')?.textContent ?? 'null'), 'superium-alone')
}
