import { measurePrinting } from '../printing.ts'
import { judgeRatio, printLine } from '../report.ts'
import { perSecond, slowest } from './checkouts.ts'

const goal = 0.3
const waitingPrints = [10_000, 100_000]

export const reportPrinting = async () => {
  const { releases, visible, taken } = await measurePrinting(waitingPrints, 3)
  for (const { size, rows, calls, released } of releases) {
    const among = `among ${size.toLocaleString('en')}`
    printLine(`bare SQL ${among}`, perSecond(rows), slowest(rows))
    printLine(`bare server ${among}`, perSecond(calls), slowest(calls))
    printLine(`jobs ${among}`, perSecond(released), slowest(released))
    judgeRatio(`of bare SQL ${among}`, released.perSecond / rows.perSecond, goal)
    printLine(`of a bare server ${among}`, (released.perSecond / calls.perSecond).toFixed(3), 'the same six calls; no goal')
  }
  const [few, many] = [releases.at(0), releases.at(-1)]
  if (few && many) {
    const growth = (name: 'rows' | 'released') => many[name].perSecond / few[name].perSecond
    printLine(
      'among many / among few',
      growth('released').toFixed(3),
      `${(growth('released') / growth('rows')).toFixed(3)} of the growth of bare SQL`,
    )
  }
  const ms = ({ p50, p99 }: typeof visible) => [`${p50.toFixed(0)} ms`, `p99 ${p99.toFixed(0)} ms`] as const
  printLine('paid, then on the screen', ...ms(visible))
  printLine('chosen, then taken by the printer', ...ms(taken))
}
