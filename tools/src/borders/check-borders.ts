import { brokenBorders } from './broken-borders'

const broken = brokenBorders(process.cwd())
for (const one of broken) console.error(one)
if (broken.length > 0) process.exitCode = 1
else console.log('The borders between the packages hold.')
