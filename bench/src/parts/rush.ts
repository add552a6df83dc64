import { judge, judgeRatio, printLine } from '../report.ts'
import { measureRush } from '../rush.ts'

export const rushPayments = 300

export const reportRush = async () => {
  const { one, three } = await measureRush(rushPayments)
  for (const [what, rush] of [
    ['one process', one],
    ['three processes', three],
  ] as const) {
    const slow = `slowest payment ${rush.slowestMs.toFixed(0)} ms, slowest read ${rush.slowestReadMs.toFixed(0)} ms`
    printLine(what, `${rush.seconds.toFixed(1)} s`, slow)
    judge(`${what}: not paid`, String(rush.refused), rush.refused === 0, '0')
  }
  judgeRatio('three processes / one', one.seconds / three.seconds, 1)
}
