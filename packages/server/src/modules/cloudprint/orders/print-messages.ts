import { abilitiesFor } from '@campus/contract/cloudprint/prices.ts'
import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { yuan } from '../../../ports/pay/yuan.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import type { CameOutAt } from '../../printing/printable.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { terminalsAbleTo } from '../../terminals/terminal/terminal.service.ts'
import type { TaskRow } from './print-task.repository.ts'

const notify = (ctx: Ctx, { id, school_id, person_id }: TaskRow, title: Phrase, body: Phrase) =>
  sendMessage(ctx, { schoolId: school_id, to: [person_id], category: 'progress', title, body, subject: { kind: 'print_task', id } })

/** To the minute, as the clocks of the school show it. */
const untilWhen = async (ctx: Ctx, { school_id }: TaskRow, at: Date) => {
  const { timeZone } = await readSettings(ctx.sql, school_id)
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at)
}

const howToFetch: Phrase = [
  '在终端出示取件二维码或输入取件码即可打印，也可以用手机扫描终端屏幕上的二维码。',
  'Show the pick-up code at a terminal or enter its digits. Or scan the code on the terminal screen with your phone.',
  '在終端出示取件 QR 碼或輸入取件碼即可列印，也可以用手機掃描終端螢幕上的 QR 碼。',
]

const maxNamed = 4

/** Not every terminal prints in colour or on photo paper: those are named that can print this. */
const whereToPrint = async (ctx: Ctx, { school_id, price_kind }: TaskRow): Promise<Phrase> => {
  const able = await terminalsAbleTo(ctx, school_id, abilitiesFor(price_kind))
  const named = able.slice(0, maxNamed)
  const more = able.length - named.length
  const [names, namesTw] = [named.map(({ name }) => name).join('、'), named.map(({ nameTw }) => nameTw).join('、')]
  return [
    `可打印的终端：${names}${more > 0 ? ` 等 ${able.length} 台` : ''}。`,
    `Terminals that can print it: ${named.map(({ nameEn }) => nameEn).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    `可列印的終端：${namesTw}${more > 0 ? ` 等 ${able.length} 台` : ''}。`,
  ]
}

export const notifyReady = async (ctx: Ctx, task: TaskRow, expiresAt: Date) => {
  const until = await untilWhen(ctx, task, expiresAt)
  const where = await whereToPrint(ctx, task)
  await notify(
    ctx,
    task,
    [`可以打印：${task.name}`, `Ready to print: ${task.name}`, `可以列印：${task.name}`],
    [
      `${where[0]}\n${howToFetch[0]}\n请在 ${until} 前打印，逾期未打印的部分自动退款。`,
      `${where[1]}\n${howToFetch[1]}\nPrint it before ${until}. Anything not printed by then is refunded automatically.`,
      `${where[2]}\n${howToFetch[2]}\n請在 ${until} 前列印，逾期未列印的部分自動退款。`,
    ],
  )
}

export const notifyPrinted = (ctx: Ctx, task: TaskRow, pages: number, place: CameOutAt) =>
  notify(
    ctx,
    task,
    [`已打印：${task.name}`, `Printed: ${task.name}`, `已列印：${task.name}`],
    [`共 ${pages} 页，地点：${place.name}。`, `${counted(pages, 'page')} at ${place.nameEn}.`, `共 ${pages} 頁，地點：${place.nameTw}。`],
  )

export const notifyExpiring = async (ctx: Ctx, task: TaskRow, expiresAt: Date) => {
  const until = await untilWhen(ctx, task, expiresAt)
  await notify(
    ctx,
    task,
    [`即将到期：${task.name}`, `Expires soon: ${task.name}`, `即將到期：${task.name}`],
    [
      `还没有打印完，请在 ${until} 前到自助终端打印；未打印的部分到期自动退款。`,
      `This is not printed yet. Print it at a terminal before ${until}. Anything not printed by then is refunded automatically.`,
      `還沒有列印完，請在 ${until} 前到自助終端列印；未列印的部分到期自動退款。`,
    ],
  )
}

const endings = {
  expired: ['到期未打印', 'It was not printed in time', '到期未列印'],
  given_up: ['您放弃了打印', 'You cancelled the print', '您放棄了列印'],
} as const satisfies Record<string, Phrase>
export type Ending = keyof typeof endings

const whatBack = (amount: number, sheets: number): Phrase => {
  if (amount === 0) return ['此次打印免费，无需退款。', 'There was no charge.', '此次列印免費，無需退款。']
  const sum = yuan(amount)
  return [
    `未打印的 ${sheets} 张已退款 ${sum} 元，按原路退回。`,
    `${sum} yuan for the ${sheets === 1 ? 'sheet' : `${sheets} sheets`} not printed is refunded to the original payment method.`,
    `未列印的 ${sheets} 張已退款 ${sum} 元，按原路退回。`,
  ]
}

export const notifyEnded = (ctx: Ctx, task: TaskRow, ending: Ending, amount: number, sheets: number) => {
  const [why, whyEn, whyTw] = endings[ending]
  const [back, backEn, backTw] = whatBack(amount, sheets)
  const title: Phrase =
    amount > 0
      ? [`已退款：${task.name}`, `Refunded: ${task.name}`, `已退款：${task.name}`]
      : [`已结束：${task.name}`, `Ended: ${task.name}`, `已結束：${task.name}`]
  return notify(ctx, task, title, [`${why}。\n${back}`, `${whyEn}.\n${backEn}`, `${whyTw}。\n${backTw}`])
}
