/** The keys that are no text. */
export type Key = 'Enter' | 'Escape'

/** One window of a browser, whatever its engine. Nothing waits for the page: `Visitor` does. */
export interface Driver {
  /** Runs a function that uses nothing from around it in the page. Its value and what it is given are JSON. */
  evaluate<Given, Value>(work: (given: Given) => Value, given: Given): Promise<Value>
  /** Clicks there, in pixels of the window. */
  click(x: number, y: number): Promise<void>
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** Console errors, uncaught errors and violations of the content security policy, up to now. */
  problems(): string[]
  /** Ends the browser; after that `problems` has all of them. */
  close(): Promise<void>
}
