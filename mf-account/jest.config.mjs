import { jestProject } from '@superium/build/jest'

export default jestProject(import.meta.dirname)
