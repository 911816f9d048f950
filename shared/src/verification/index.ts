/**
 * Asks a signed-in visitor to verify their address. Each remote bundles its own copy, outside its pages' first chunk.
 */
export { VerifyAddress } from './verify-address'
