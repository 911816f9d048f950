// Replaces Lucide's icon factory in a remote's build: the shared UI kit has it already, so a remote bundles drawings only.
export { createLucideIcon as default } from '@superium/shared/ui'
