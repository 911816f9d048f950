/** What the reporters of Jest and Playwright send to `npm test`, each as a message of the process. Durations in ms. */
export type TestEvent =
  | { kind: 'begin' /** The number of files (Jest) or tests (Playwright) to run. */; count: number }
  | { kind: 'ran'; path: string; milliseconds: number; passed: number; failed: number; skipped: number }
  | FailedTest

/** A failed test, or a file or run that failed as a whole. */
export interface FailedTest {
  kind: 'failed'
  /** Relative to the repository; empty if the failure belongs to no file. */
  path: string
  /** Empty if the file failed as a whole. */
  title: string
  message: string
  /** When it began and ended, in milliseconds since 1970. */
  from: number
  to: number
  /** The path of a screenshot. */
  screenshot?: string
}
