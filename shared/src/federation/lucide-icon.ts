// Stands in a remote's build where Lucide's own maker of icons would be (`config/rspack/shared-modules.ts`): a remote brings drawings only.
export { createLucideIcon as default } from '@superium/shared/ui'
