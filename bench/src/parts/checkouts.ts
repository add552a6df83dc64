import { type MeasuredCheckouts, measureCheckouts } from '../checkout.ts'
import type { Measured } from '../load.ts'
import { judgeRatio, printLine } from '../report.ts'

const goal = 0.35
const orderSizes = [1000, 1_000_000]

export const perSecond = (measured: Measured) => `${measured.perSecond.toFixed(1)}/s`
export const slowest = ({ p99 }: Measured) => `p99 ${p99.toFixed(0)} ms`

const reportAmong = ({ size, bare, alone, whole, listed, listedOfRegular }: MeasuredCheckouts) => {
  const among = `among ${size.toLocaleString('en')}`
  console.log(`  ${among} orders`)
  printLine('bare SQL', perSecond(bare), slowest(bare))
  printLine('checkouts alone', perSecond(alone), `${slowest(alone)}, ${alone.cpuMs.toFixed(1)} ms of the server each`)
  judgeRatio(`of bare SQL ${among}`, alone.perSecond / bare.perSecond, goal)
  printLine(
    'with documents made beside them',
    perSecond(whole),
    `${slowest(whole)}, ${(whole.perSecond / bare.perSecond).toFixed(3)} of bare SQL, ${whole.documents.toFixed(1)} documents/s`,
  )
  printLine('my orders', perSecond(listed), slowest(listed))
  printLine(`my orders, being ${(size / 100).toLocaleString('en')}`, perSecond(listedOfRegular), slowest(listedOfRegular))
}

type Growing = 'bare' | 'alone' | 'whole' | 'listed'
const growing: readonly (readonly [string, Growing])[] = [
  ['checkouts alone', 'alone'],
  ['with documents made beside them', 'whole'],
  ['my orders', 'listed'],
]

export const reportCheckouts = async () => {
  const all = await measureCheckouts(orderSizes, 5)
  all.forEach(reportAmong)
  const [few, many] = [all.at(0), all.at(-1)]
  if (!few || !many) return
  const growth = (name: Growing) => many[name].perSecond / few[name].perSecond
  console.log('  among many / among few (1 is no slower)')
  for (const [what, name] of growing)
    printLine(what, growth(name).toFixed(3), `${(growth(name) / growth('bare')).toFixed(3)} of the growth of bare SQL`)
}
