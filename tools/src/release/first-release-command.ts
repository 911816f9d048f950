import { SettingsError } from '@superium/shared/settings'
import { openStore } from '../../../edge/src/releases/store/open-store'
import { parseStoreSettings } from '../../../edge/src/settings'
import { buildFrontEnds } from '../build/build-command'
import { plannedBuilds } from '../build/build-front-ends'
import { CliError } from '../cli-error'
import { firstRelease } from './first-release'

/**
 * `npm run first-release`: builds the front end and makes it live in an empty release store, which `RELEASES_DIR` or
 * `RELEASES_S3_…` names. Does nothing if something is live there, so a deployment may always run it. Resolves to the
 * exit code.
 */
export async function firstReleaseCommand(root: string, env: NodeJS.ProcessEnv): Promise<number> {
  const store = openStore(storeSettings(env))
  await buildFrontEnds(root)
  const done = await firstRelease(store, plannedBuilds(root))
  console.log(done ? 'The site is live.' : 'Something is live already; nothing was changed.')
  return 0
}

function storeSettings(env: NodeJS.ProcessEnv): ReturnType<typeof parseStoreSettings> {
  try {
    return parseStoreSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) throw new CliError(error.message)
    throw error
  }
}
