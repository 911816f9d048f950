/**
 * Stores releases and the history of what was live. Every implementation guarantees that a release is complete and
 * never changes, and that a revision number is used only once. Methods reject when the store is unreachable.
 */
export interface ReleaseStore {
  /** The folder to read files of releases from, `<dir>/<name>/<version>/…`: the store itself, or this machine's copy. */
  readonly dir: string
  /** Downloads a release into `dir` unless it is there; does nothing when the store does not have it. */
  download(name: string, version: string): Promise<void>
  /** Whether the store has this release. */
  has(name: string, version: string): Promise<boolean>
  /** The versions of a name, in no order. */
  versions(name: string): Promise<string[]>
  /** Adds a release from a folder, which is moved. `false`: the version exists and stays unchanged. */
  add(name: string, version: string, folder: string): Promise<boolean>
  /** Numbers of all revisions, ascending. */
  revisions(): Promise<number[]>
  /** The text of a revision; `undefined` when the number does not exist. */
  revision(number: number): Promise<string | undefined>
  /** Adds a revision. `false`: the number is taken. */
  addRevision(number: number, text: string): Promise<boolean>
  /** The history of registered names and tokens: numbered like revisions. */
  readonly names: NumberedTexts
  /** Texts that may be lost: when a token was last used. */
  readonly notes: Notes
  /** For `pruneReleases` only. */
  remove(name: string, version: string): Promise<void>
  removeRevision(number: number): Promise<void>
}

/** Numbered texts; each number is used only once. */
export interface NumberedTexts {
  /** All numbers, ascending. */
  numbers(): Promise<number[]>
  /** `undefined` when the number does not exist. */
  read(number: number): Promise<string | undefined>
  /** `false`: the number is taken. */
  add(number: number, text: string): Promise<boolean>
  remove(number: number): Promise<void>
}

/** Small texts by key (letters and digits); the last writer wins. */
export interface Notes {
  /** `undefined` when there is none. */
  read(key: string): Promise<string | undefined>
  write(key: string, text: string): Promise<void>
  remove(key: string): Promise<void>
}

/** Folders of the store besides those of releases; no name of a release begins with an underscore. */
export const NAMES_FOLDER = '_names'
export const NOTES_FOLDER = '_notes'

const DIGITS = 10

/** `42` as `0000000042.json`, so that names sort like numbers. */
export const revisionFile = (number: number): string => `${String(number).padStart(DIGITS, '0')}.json`

/** The revision numbers among these file names, ascending. */
export const revisionNumbers = (files: string[]): number[] =>
  files
    .filter((file) => /^\d{10}\.json$/.test(file))
    .map((file) => Number.parseInt(file, 10))
    .sort((a, b) => a - b)

/** The prefix of folders that hold an incomplete release. */
export const DRAFT = '.draft-'
