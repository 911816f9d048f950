import { project } from '../../config/jest/project.mjs'

export default project('packages/create-superium-remote', 'node')
