import { project } from '../config/jest/project.mjs'

export default project('api', 'node', {
  globalSetup: '<rootDir>/src/testing/start-postgres.ts',
  globalTeardown: '<rootDir>/src/testing/stop-postgres.ts',
})
