import { api } from '@superium/shared/api'

/** Has the shop write to the person that the password was changed. If that fails, the next sign-in does it. */
export async function reportPasswordChange(): Promise<void> {
  await api.POST('/api/v1/user/password-changed').catch(() => undefined)
}
