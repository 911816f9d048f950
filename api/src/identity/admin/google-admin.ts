import type { IdentityAdmin } from '../identity-admin'
import { googleAccessToken } from './google-access-token'
import { identityToolkitAdmin } from './identity-toolkit-admin'
import type { ServiceAccount } from './service-account'

const SERVICE = 'https://identitytoolkit.googleapis.com'

/** Changes accounts of a Firebase project in the name of a service account. `service` is replaced in tests. */
export const googleAdmin = (projectId: string, account: ServiceAccount, service = SERVICE): IdentityAdmin =>
  identityToolkitAdmin({ service, projectId, accessToken: googleAccessToken(account) })
