import { host } from '../rspack.config.base'
import { openSlots, shownSlots } from './src/slots/shown-slots'

export default host({
  dir: import.meta.dirname,
  name: 'shell',
  owner: 'Platform',
  uses: [...shownSlots],
  openSlots: [...openSlots],
})
