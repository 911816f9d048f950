import type { IdentityService } from '../identity-admin'
import { identityToolkitAdmin } from './identity-toolkit-admin'

/** Finds and changes accounts of the Auth emulator, for local sites only. `host` is like `127.0.0.1:3003`. */
export const emulatorAdmin = (projectId: string, host: string): IdentityService =>
  identityToolkitAdmin({
    service: `http://${host}/identitytoolkit.googleapis.com`,
    projectId,
    accessToken: async () => 'owner',
  })
