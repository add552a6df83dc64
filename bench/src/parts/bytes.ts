import { judge, kilobytes, printLine } from '../report.ts'
import { measureSizes } from '../sizes.ts'

const loginGoal = 150 * 1024
const homeGoal = 60 * 1024
const cameraGoal = 7 * 1024 * 1024

export const reportBytes = async () => {
  const { login, parts, list, screens, camera, cameraElsewhere } = measureSizes()
  judge('login page, first load', kilobytes(login), login <= loginGoal, kilobytes(loginGoal))
  for (const { name, bytes } of parts) printLine(`  of it ${name}`, kilobytes(bytes))
  const home = list + (screens.find(({ name }) => name === 'home')?.bytes ?? 0)
  judge('home after the login', kilobytes(home), home <= homeGoal, kilobytes(homeGoal))
  printLine('  of it the list of all screens', kilobytes(list))
  judge('a camera screen, all of it', kilobytes(camera), camera <= cameraGoal, kilobytes(cameraGoal))
  judge('  of it on screens without a camera', kilobytes(cameraElsewhere), cameraElsewhere === 0, kilobytes(0))
  for (const { name, bytes } of screens) printLine(`+ ${name}`, kilobytes(bytes))
}
