import { readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Progress } from '../progress/progress'
import { packPackage } from './pack-package'
import { rangesOf } from './ranges-of'

/** `npm run packages`: packs the packages for teams in other repositories into `dist/packages`. */
export async function packagesCommand(root: string): Promise<number> {
  const progress = new Progress(process.stdout)
  const destination = join(root, 'dist/packages')
  // Removes the packages of earlier versions.
  rmSync(destination, { recursive: true, force: true })
  const ranges = rangesOf(root, packageFolders(root))
  for (const folder of packageFolders(root)) {
    await progress.step(
      folder,
      () => packPackage(root, folder, destination, ranges),
      ({ file }) => relative(root, file),
    )
  }
  return 0
}

/** `shared` and every folder of `packages`. */
export const packageFolders = (root: string): string[] => [
  'shared',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
]
