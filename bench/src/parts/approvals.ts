import { measureEngines, measureGrowth } from '../approvals.ts'
import type { Measured } from '../load.ts'
import { judgeRatio, printLine } from '../report.ts'
import { rowSizes } from '../sizes-of-tables.ts'

const bareGoal = 0.4
const bpmnGoal = 5
const growthGoal = 0.8
const steps = 5
const sizes = rowSizes(1000, 1_000_000)

const show = (what: string, { perSecond, p99 }: Measured) => printLine(what, `${perSecond.toFixed(1)}/s`, `p99 ${p99.toFixed(0)} ms`)

const grown = {
  passed: 'started and agreed to twice',
  todo: 'to do',
  done: 'done',
  own: 'my applications',
  all: 'all I took part in',
  search: 'search',
} as const

export const reportApprovals = async () => {
  const { bare, inProcess, bpmn, requests } = await measureEngines(steps, 5)
  show('the same rows by bare SQL', bare)
  show('in process', inProcess)
  show('bpmn-engine, row and restored', bpmn)
  show('by requests', requests)
  judgeRatio('in process, of bare SQL', inProcess.perSecond / bare.perSecond, bareGoal)
  judgeRatio('in process, times bpmn-engine', inProcess.perSecond / bpmn.perSecond, bpmnGoal)
  const [few, many] = await measureGrowth(sizes, 3)
  if (!few || !many) return
  console.log(`  among ${sizes.map((size) => size.toLocaleString('en')).join(' and ')} applications`)
  for (const [name, what] of Object.entries(grown) as [keyof typeof grown, string][]) {
    show(what, few[name])
    show('', many[name])
    judgeRatio(`${what}, among many`, many[name].perSecond / few[name].perSecond, growthGoal)
  }
}
