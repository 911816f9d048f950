import { project } from '../config/jest/project.mjs'

export default project('demo', 'node', {
  globalSetup: '<rootDir>/../config/jest/start-postgres.ts',
  globalTeardown: '<rootDir>/../config/jest/stop-postgres.ts',
})
