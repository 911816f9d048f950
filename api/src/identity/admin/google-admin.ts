import type { IdentityService } from '../identity-admin'
import { googleAccessToken } from './google-access-token'
import { identityToolkitAdmin } from './identity-toolkit-admin'
import type { ServiceAccount } from './service-account'

const SERVICE = 'https://identitytoolkit.googleapis.com'

/** Finds and changes accounts of a Firebase project with a service account's credentials. Tests replace `service`. */
export const googleAdmin = (projectId: string, account: ServiceAccount, service = SERVICE): IdentityService =>
  identityToolkitAdmin({ service, projectId, accessToken: googleAccessToken(account) })
