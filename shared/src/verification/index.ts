/** What asks a signed-in visitor to verify their address. Each remote bundles its own copy, out of its pages' first chunk. */
export { VerifyAddress } from './verify-address'
