import { judge, kilobytes, tell } from '../report.ts'
import { measureSizes } from '../sizes.ts'

const goal = 200 * 1024

export const tellBytes = async () => {
  const { login, screens } = measureSizes()
  judge('login page, first load', kilobytes(login), login <= goal, kilobytes(goal))
  for (const { name, bytes } of screens) tell(`+ ${name}`, kilobytes(bytes))
}
