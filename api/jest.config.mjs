import { nodeProject } from '../config/jest/project.mjs'

export default nodeProject('api', {
  globalSetup: '<rootDir>/../config/jest/start-postgres.mjs',
  globalTeardown: '<rootDir>/../config/jest/stop-postgres.mjs',
})
