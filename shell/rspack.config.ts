import { defineConfig } from '../rspack.config.base'

export default defineConfig({ dir: import.meta.dirname, kind: 'host', name: 'shell', owner: 'Platform' })
