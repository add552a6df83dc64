import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { MessageCategory } from '@campus/contract/messages/categories.ts'
import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { EntrustmentRow } from './entrustment.repository.ts'
import { delegateNameIn, ownerNameIn } from './entrustment-names.ts'

interface NewMessage {
  readonly to: string
  readonly category?: MessageCategory
  readonly title: Phrase
  readonly body: Phrase
}

const notify = (ctx: Ctx, { id, school_id }: EntrustmentRow, { to, category = 'progress', title, body }: NewMessage) =>
  sendMessage(ctx, { schoolId: school_id, to: [to], category, title, body, subject: { kind: 'entrustment', id } })

/** To the minute, as the clocks of the school show it. */
const clockOf = async (ctx: Ctx, { school_id }: EntrustmentRow) => {
  const { timeZone } = await readSettings(ctx.sql, school_id)
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return (at: Date) => format.format(at)
}

const ownerOf = (row: EntrustmentRow) => `${ownerNameIn(row, 'zh_CN')}（${row.owner_number}）`
const ownerEnOf = (row: EntrustmentRow) => `${ownerNameIn(row, 'en_US')} (${row.owner_number})`
const delegateOf = (row: EntrustmentRow) => [delegateNameIn(row, 'zh_CN'), delegateNameIn(row, 'en_US')] as const
const copiesEn = (copies: number) => counted(copies, 'copy', 'copies')

/** Asks somebody to fetch the paper of somebody else; nothing else is revealed. */
export const notifyAsked = async (ctx: Ctx, row: EntrustmentRow) => {
  const until = (await clockOf(ctx, row))(row.deadline)
  return notify(ctx, row, {
    to: row.delegate_id,
    category: 'todo',
    title: [
      `${ownerOf(row)}请您代领${row.name}`,
      `${ownerEnOf(row)} asks you to collect: ${row.name_en}`,
      `${ownerOf(row)}請您代領${row.name_tw}`,
    ],
    body: [
      `${row.copies} 份，请在 ${until} 前领取。接受后在“帮人代领”中获取取件码，到自助终端打印。`,
      `${copiesEn(row.copies)}, until ${until}. After you accept, get the pick-up code under “Delegated pick-up” and print at a terminal.`,
      `${row.copies} 份，請在 ${until} 前領取。接受後在「幫人代領」中取得取件碼，到自助終端列印。`,
    ],
  })
}

export const notifyAccepted = (ctx: Ctx, row: EntrustmentRow) => {
  const [who, whoEn] = delegateOf(row)
  return notify(ctx, row, {
    to: row.owner_id,
    title: [`${who}接受了您的代领请求`, `${whoEn} will collect it for you`, `${who}接受了您的代領請求`],
    body: [`${row.name}，${row.copies} 份。`, `${row.name_en}, ${copiesEn(row.copies)}.`, `${row.name_tw}，${row.copies} 份。`],
  })
}

const free: Phrase = ['您可以自己打印，或请其他人代领。', 'Print it yourself, or ask someone else.', '您可以自己列印，或請其他人代領。']

/** The other side is notified. */
const endings: Record<'withdrawn' | 'declined' | 'expired' | 'over', (row: EntrustmentRow) => NewMessage> = {
  withdrawn: (row) => ({
    to: row.delegate_id,
    title: [`${ownerOf(row)}取消了代领请求`, `${ownerEnOf(row)} withdrew the request`, `${ownerOf(row)}取消了代領請求`],
    body: [`无需再领取${row.name}。`, `You no longer need to collect ${row.name_en}.`, `無需再領取${row.name_tw}。`],
  }),
  declined: (row) => {
    const [who, whoEn] = delegateOf(row)
    return {
      to: row.owner_id,
      title: [`${who}不能为您领取${row.name}`, `${whoEn} cannot collect it: ${row.name_en}`, `${who}不能為您領取${row.name_tw}`],
      body: free,
    }
  },
  expired: (row) => {
    const [who, whoEn] = delegateOf(row)
    return {
      to: row.owner_id,
      title: [`代领已到期：${row.name}`, `Not collected in time: ${row.name_en}`, `代領已到期：${row.name_tw}`],
      body: [
        `${who}领取了 ${row.printed}/${row.copies} 份。${free[0]}`,
        `${whoEn} collected ${row.printed} of ${copiesEn(row.copies)}. ${free[1]}`,
        `${who}領取了 ${row.printed}/${row.copies} 份。${free[2]}`,
      ],
    }
  },
  over: (row) => ({
    to: row.delegate_id,
    title: [`代领已结束：${row.name}`, `Nothing left to collect: ${row.name_en}`, `代領已結束：${row.name_tw}`],
    body: [`无需再领取${row.name}。`, `You no longer need to collect ${row.name_en}.`, `無需再領取${row.name_tw}。`],
  }),
}

export const notifyEnded = (ctx: Ctx, row: EntrustmentRow, ending: keyof typeof endings) => notify(ctx, row, endings[ending](row))

export const notifyDue = async (ctx: Ctx, row: EntrustmentRow) => {
  const until = (await clockOf(ctx, row))(row.deadline)
  return notify(ctx, row, {
    to: row.delegate_id,
    title: [`请尽快领取${row.name}`, `Collect soon: ${row.name_en}`, `請盡快領取${row.name_tw}`],
    body: [
      `${ownerOf(row)}请您代领，截止时间 ${until}。`,
      `${ownerEnOf(row)} asked you to collect it by ${until}.`,
      `${ownerOf(row)}請您代領，截止時間 ${until}。`,
    ],
  })
}

interface Fetch {
  /** Of the terminal. */
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
  readonly copies: number
  readonly at: Date
}

/** When, where and how many. */
export const notifyFetched = async (ctx: Ctx, row: EntrustmentRow, fetches: readonly Fetch[]) => {
  const clock = await clockOf(ctx, row)
  const [who, whoEn] = delegateOf(row)
  const lines = (words: (fetch: Fetch) => string) => fetches.map(words).join('\n')
  return notify(ctx, row, {
    to: row.owner_id,
    title: [`${who}已领取${row.name}`, `${whoEn} collected: ${row.name_en}`, `${who}已領取${row.name_tw}`],
    body: [
      lines(({ at, name, copies }) => `${clock(at)}　${name}　${copies} 份`),
      lines(({ at, name_en, copies }) => `${clock(at)}, ${name_en}: ${copiesEn(copies)}`),
      lines(({ at, name_tw, copies }) => `${clock(at)}　${name_tw}　${copies} 份`),
    ],
  })
}
