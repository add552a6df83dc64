import { counted } from '../counted.ts'
import type { Phrase } from '../language.ts'
import type { PrintItemHere } from './items.ts'

type EntrustedTo = PrintItemHere['entrustedTo']

const copiesIn = (to: EntrustedTo) => to.reduce((sum, { copies }) => sum + copies, 0)
const copiesEn = (count: number) => counted(count, 'copy', 'copies')
/** A screen in public names nobody. */
const named = (to: EntrustedTo, sign: string, others: string) =>
  to
    .map(({ name }) => name)
    .filter(Boolean)
    .join(sign) || others

export const printHereWords = {
  entrusted: (to: EntrustedTo): Phrase => [
    `其中 ${copiesIn(to)} 份由${named(to, '、', '他人')}代领`,
    `${named(to, ', ', 'others')} will collect ${copiesEn(copiesIn(to))}`,
    `其中 ${copiesIn(to)} 份由${named(to, '、', '他人')}代領`,
  ],
  cannot: (why: string): Phrase => [`${why}，请换一台`, `${why}. Use another terminal.`, `${why}，請換一台`],
  before: ['打印前请确认', 'Before you print', '列印前請確認'],
  onlyGrey: [
    '这台终端只有黑白，证明将以黑白打印，并计为已领取。需要彩色请换一台终端。',
    'This terminal cannot print in colour. The certificate will be printed in grey and counts as collected. For colour, use another terminal.',
    '這台終端只有黑白，證明將以黑白列印，並計為已領取。需要彩色請換一台終端。',
  ],
  takesBack: (to: EntrustedTo): Phrase => [
    `剩下的 ${copiesIn(to)} 份已请${named(to, '、', '他人')}代领。收回后由您打印，对方的取件码随即失效。`,
    `${named(to, ', ', 'others')} will collect the remaining ${copiesEn(copiesIn(to))}. If you take over, you print it yourself and their code stops working.`,
    `剩下的 ${copiesIn(to)} 份已請${named(to, '、', '他人')}代領。收回後由您列印，對方的取件碼隨即失效。`,
  ],
  printGrey: ['仍要打印', 'Print in grey', '仍要列印'],
  takeBack: ['收回并打印', 'Take over and print', '收回並列印'],
  notNow: ['暂不打印', 'Not now', '暫不列印'],
} as const satisfies Readonly<Record<string, Phrase | ((...args: never[]) => Phrase)>>
