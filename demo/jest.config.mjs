import { nodeProject } from '../config/jest/project.mjs'

export default nodeProject('demo', {
  globalSetup: '<rootDir>/../config/jest/start-postgres.mjs',
  globalTeardown: '<rootDir>/../config/jest/stop-postgres.mjs',
})
