import { judge, kilobytes, printLine } from '../report.ts'
import { measureSizes } from '../sizes.ts'

const goal = 200 * 1024

export const reportBytes = async () => {
  const { login, screens } = measureSizes()
  judge('login page, first load', kilobytes(login), login <= goal, kilobytes(goal))
  for (const { name, bytes } of screens) printLine(`+ ${name}`, kilobytes(bytes))
}
