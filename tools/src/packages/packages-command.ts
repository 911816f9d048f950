import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Progress } from '../progress/progress'
import { packPackage } from './pack-package'

/** `npm run packages`: packs what a team in another repository installs into `dist/packages`. */
export async function packagesCommand(root: string): Promise<number> {
  const progress = new Progress(process.stdout)
  for (const folder of packageFolders(root)) {
    await progress.step(
      folder,
      () => packPackage(root, folder, join(root, 'dist/packages')),
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
