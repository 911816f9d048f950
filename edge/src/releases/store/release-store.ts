/**
 * Where releases and the site's history are kept. Whatever the implementation: a release is there whole or not at all and
 * never changes; a revision's number is given once. Methods reject when the store cannot be reached.
 */
export interface ReleaseStore {
  /** The folder that files of releases are read from, `<dir>/<name>/<version>/…`: the store itself, or this machine's copy. */
  readonly dir: string
  /** Makes sure that a release's files are in `dir`, if the store has it. */
  download(name: string, version: string): Promise<void>
  /** Whether the store has this release. */
  has(name: string, version: string): Promise<boolean>
  /** The versions of a name, in no order. */
  versions(name: string): Promise<string[]>
  /** Makes a release of a folder, which is used up. False: the version is there already, and stays as it is. */
  add(name: string, version: string, folder: string): Promise<boolean>
  /** Numbers of all revisions that are kept, ascending. */
  revisions(): Promise<number[]>
  /** The text of a revision; `undefined` when there is none of this number. */
  revision(number: number): Promise<string | undefined>
  /** Adds a revision. False: the number is taken. */
  addRevision(number: number, text: string): Promise<boolean>
  /** For `prune` alone. */
  remove(name: string, version: string): Promise<void>
  removeRevision(number: number): Promise<void>
}

const DIGITS = 10

/** `42` as `0000000042.json`, so that names sort as numbers do. */
export const revisionFile = (number: number): string => `${String(number).padStart(DIGITS, '0')}.json`

/** The numbers of the revisions among these file names, ascending. */
export const revisionNumbers = (files: string[]): number[] =>
  files
    .filter((file) => /^\d{10}\.json$/.test(file))
    .map((file) => Number.parseInt(file, 10))
    .sort((a, b) => a - b)

/** A draft becomes visible only under its version: names of drafts begin with this. */
export const DRAFT = '.draft-'
