// Replaces Lucide's icon factory in a remote's build: the shared UI kit has it, so a remote bundles only the drawings.
export { createLucideIcon as default } from '@superium/shared/ui'
