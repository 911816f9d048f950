import { percent } from '../words'

/** The texts of the stages. */
export const stagesTexts = {
  title: 'What is where',
  table: 'Versions by stage',
  name: 'Name',
  here: 'this site',
  only: 'This is the only stage that the site knows. Others are listed in the setting STAGES, such as',
  example: 'STAGES="staging=https://staging.shop.example,production=this"',
  places: 'Stages',
  none: 'not here yet',
  unknown: 'unknown',
  canary: (version: string, traffic: number) => `${version} at ${percent(traffic)}`,
  since: (age: string) => `for ${age}`,
  behind: (versions: number) => (versions === 1 ? '1 version behind' : `${versions} versions behind`),
  carryOn: (version: string, from: string) => `${version} is at ${from}. Carry it on:`,
  command: ({ name, version, from, site }: { name: string; version: string; from: string; site: string }) =>
    `superium-release --from ${from} ${version} --name ${name} --site ${site}`,
  copy: 'Copy',
  copyLabel: (name: string, version: string) => `Copy the command that carries ${name} ${version} on`,
  copied: 'Command copied',
  notCopied: 'This browser does not allow copying. Select the command and copy it.',
  failed: 'The stages could not be loaded',
  loading: 'Asking the stages',
} as const
