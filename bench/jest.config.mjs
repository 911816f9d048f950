import { project } from '../jest.config.base.mjs'

export default project('bench', 'node')
