import type { Choices } from './choices'
import { configurationFiles } from './configuration-files'
import { sourceFiles } from './source-files'
import type { Surroundings } from './surroundings'

/** The files of a new remote: path to content. */
export const remoteFiles = (choices: Choices, surroundings: Surroundings): Record<string, string> => ({
  ...configurationFiles(choices, surroundings),
  ...sourceFiles(choices),
})
