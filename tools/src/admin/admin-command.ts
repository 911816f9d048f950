import { SettingsError } from '@superium/shared/settings'
import { changeAdministrator } from '../../../api/src/account-access/change-administrator'
import { openDatabase } from '../../../api/src/database/database'
import { Problem } from '../../../api/src/http/problem'
import { emulatorAdmin } from '../../../api/src/identity/admin/emulator-admin'
import { googleAdmin } from '../../../api/src/identity/admin/google-admin'
import { readServiceAccount } from '../../../api/src/identity/admin/service-account'
import { IdentityAdminError, type IdentityService } from '../../../api/src/identity/identity-admin'
import { CliError } from '../cli-error'
import type { Settings } from '../settings/parse-settings'
import { withDatabase } from '../start/with-database'

const USAGE = 'Use npm run admin -- grant E-MAIL, or npm run admin -- revoke E-MAIL.'

/**
 * `npm run admin`: gives an account the administrator role, or takes it away. Resolves to the exit code; throws
 * `CliError`.
 */
export async function adminCommand(settings: Settings, [verb, email, ...more]: string[]): Promise<number> {
  if (more.length > 0 || !email || (verb !== 'grant' && verb !== 'revoke')) throw new CliError(USAGE)
  const on = verb === 'grant'
  const service = openService(settings)
  const changed = await withDatabase(settings, async (url) => {
    const { db, close } = openDatabase(url, { connections: 1 })
    return changeAdministrator({ db, service }, email, on)
      .catch((error: unknown) => refuse(error, settings))
      .finally(close)
  })
  console.log(`${email} is ${on ? 'an' : 'no'} administrator${changed ? ' now; it counts within 5 s.' : ' already.'}`)
  return 0
}

/** The emulator of the running site, or the real project with its service account. */
function openService({ firebase, ports }: Settings): IdentityService {
  if (firebase.emulated) return emulatorAdmin(firebase.projectId, `127.0.0.1:${ports.auth}`)
  try {
    if (firebase.credentials) return googleAdmin(firebase.projectId, readServiceAccount(firebase.credentials))
  } catch (error) {
    if (error instanceof SettingsError) throw new CliError(error.message)
    throw error
  }
  throw new CliError(
    'GOOGLE_APPLICATION_CREDENTIALS must be set: a real project gives roles to its service account only.',
  )
}

function refuse(error: unknown, { firebase, ports }: Settings): never {
  if (error instanceof Problem) throw new CliError(error.message)
  if (!(error instanceof IdentityAdminError)) throw error
  const away = firebase.emulated && error.code === ''
  throw new CliError(away ? `No Auth emulator answers on port ${ports.auth}: run npm start first.` : error.message)
}
