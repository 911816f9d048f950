export { type Deployment, DISCOVERY_SCHEMA, type Discovery, defaultDeployments, parseDiscovery } from './discovery'
export { CONTRACT_VERSION, parseFacts, type ReleaseFacts } from './facts'
export { ParseError } from './parse'
export type { PanelSlotProps, Slots } from './slots'
