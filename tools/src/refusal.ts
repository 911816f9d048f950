/** Something that the person at the terminal can mend: shown as its one sentence, without a stack trace, exit code 1. */
export class Refusal extends Error {
  override name = 'Refusal'
}
