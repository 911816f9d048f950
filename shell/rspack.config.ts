import { defineConfig } from '../rspack.config.base'
import { shownSlots } from './src/slots/shown-slots'

export default defineConfig({
  dir: import.meta.dirname,
  kind: 'host',
  name: 'shell',
  owner: 'Platform',
  uses: [...shownSlots],
})
