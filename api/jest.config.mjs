import { project } from '../config/jest/project.mjs'

export default project('api', 'node', {
  globalSetup: '<rootDir>/../config/jest/start-postgres.ts',
  globalTeardown: '<rootDir>/../config/jest/stop-postgres.ts',
})
