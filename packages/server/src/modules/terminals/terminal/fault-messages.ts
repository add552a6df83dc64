import type { Phrase } from '@campus/contract/language.ts'
import { type FaultKind, faultKindNames } from '@campus/contract/terminals/fault-kinds.ts'
import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { listHandlers } from './handler.repository.ts'
import type { TerminalRow } from './terminal.repository.ts'

type Named = Pick<TerminalRow, 'school_id' | 'number' | 'name' | 'name_en' | 'name_tw' | 'location' | 'location_en' | 'location_tw'>

const beside = (names: Phrase, what: Phrase): Phrase => [`${names[0]}：${what[0]}`, `${names[1]}: ${what[1]}`, `${names[2]}：${what[2]}`]
const below = (first: Phrase, second: Phrase): Phrase => [
  `${first[0]}\n${second[0]}`,
  `${first[1]}\n${second[1]}`,
  `${first[2]}\n${second[2]}`,
]
const inEveryLanguage = (text: string): Phrase => [text, text, text]

const nameOf = ({ name, name_en, name_tw }: Named): Phrase => [name, name_en, name_tw]
const placeOf = ({ location, location_en, location_tw, number }: Named): Phrase => [
  `${location}（${number}）`,
  `${location_en} (${number})`,
  `${location_tw}（${number}）`,
]

const foundByWatch: Phrase = ['系统自动发现', 'Found by monitoring', '系統自動發現']

const stillThere: Phrase = [
  '已标为处理，但终端仍报告此问题，已重新打开',
  'It was marked as fixed, but the terminal still has this fault. The case is open again.',
  '已標為處理，但終端仍報告此問題，已重新開啟',
]

interface Case {
  readonly id: string
  readonly kind: FaultKind
}

const notifyAboutCase = async (ctx: Ctx, terminal: Named, { id, kind }: Case, what: Phrase) =>
  sendMessage(ctx, {
    schoolId: terminal.school_id,
    to: (await listHandlers(ctx.sql, terminal.school_id)).map(({ id }) => id),
    category: 'todo',
    title: beside(nameOf(terminal), faultKindNames[kind]),
    body: below(placeOf(terminal), what),
    subject: { kind: 'terminal_fault_case', id },
  })

/** Once a fault, to all who take care of terminals; who reported it is seen in the case alone. */
export const notifyHandlers = (ctx: Ctx, terminal: Named, fault: Case & { readonly description: string }) =>
  notifyAboutCase(ctx, terminal, fault, fault.description === '' ? foundByWatch : inEveryLanguage(fault.description))

/** What was closed too early is open again. */
export const notifyHandlersAgain = (ctx: Ctx, terminal: Named, fault: Case) => notifyAboutCase(ctx, terminal, fault, stillThere)

/** Somebody may want to look; nothing is out of order. */
const warnHandlers = async (ctx: Ctx, terminal: Named, title: Phrase, body: Phrase) =>
  sendMessage(ctx, {
    schoolId: terminal.school_id,
    to: (await listHandlers(ctx.sql, terminal.school_id)).map(({ id }) => id),
    category: 'security',
    title: beside(nameOf(terminal), title),
    body: below(placeOf(terminal), body),
  })

/** Codes are being tried at a screen: nobody's code is in danger. */
export const notifyAboutGuessing = (ctx: Ctx, terminal: Named) =>
  warnHandlers(
    ctx,
    terminal,
    ['有人在尝试取件码', 'repeated wrong codes', '有人在嘗試取件碼'],
    [
      '十分钟内输入了十个以上错误的取件码，终端已暂停键入取件码，扫码不受影响。',
      'More than ten wrong codes were entered in ten minutes. Typing is blocked at this terminal for a while. Scanning still works.',
      '十分鐘內輸入了十個以上錯誤的取件碼，終端已暫停鍵入取件碼，掃碼不受影響。',
    ],
  )

/** Somebody has a credential and not its word: it opens nothing for them. */
export const notifyAboutCopy = (ctx: Ctx, terminal: Named) =>
  warnHandlers(
    ctx,
    terminal,
    ['凭据可能被复制', 'its credential may have been copied', '憑證可能被複製'],
    [
      '十分钟内多次有人使用此终端的凭据，却没有有效的心跳口令，均已拒绝。请查看终端记录，必要时撤销凭据并重新登记机器。',
      'Several requests in ten minutes used a credential of this terminal without a valid heartbeat nonce. All were rejected. Check its log. If in doubt, revoke the credential and enrol the machine again.',
      '十分鐘內多次有人使用此終端的憑證，卻沒有有效的心跳口令，均已拒絕。請查看終端記錄，必要時撤銷憑證並重新登記機器。',
    ],
  )

/** What a fault that went away by itself says where a handler would have written. */
export const recoveredNotes: Phrase = ['终端已自动恢复正常', 'The terminal works again', '終端已自動恢復正常']

interface Recipient {
  readonly reportId: string
  readonly personId: string
  readonly kind: FaultKind
}

const notifyWhoReported = (ctx: Ctx, terminal: Named, { reportId, personId }: Recipient, title: Phrase, body: Phrase) =>
  sendMessage(ctx, {
    schoolId: terminal.school_id,
    to: [personId],
    category: 'progress',
    title: beside(nameOf(terminal), title),
    body: below(placeOf(terminal), body),
    subject: { kind: 'terminal_fault', id: reportId },
  })

export const notifyReporter = (ctx: Ctx, terminal: Named, recipient: Recipient & { readonly notes: Phrase }) => {
  const [name, nameEn, nameTw] = faultKindNames[recipient.kind]
  return notifyWhoReported(ctx, terminal, recipient, [`“${name}”已处理`, `“${nameEn}” was fixed`, `「${nameTw}」已處理`], recipient.notes)
}

/** They were notified that it is over, and it is not. */
export const notifyReporterAgain = (ctx: Ctx, terminal: Named, recipient: Recipient) => {
  const [name, nameEn, nameTw] = faultKindNames[recipient.kind]
  return notifyWhoReported(
    ctx,
    terminal,
    recipient,
    [`“${name}”尚未解决`, `“${nameEn}” is not fixed yet`, `「${nameTw}」尚未解決`],
    [
      '终端仍报告此问题，已重新打开，处理后会再通知您。',
      'The terminal still has this fault, so the case is open again. We will notify you when it is fixed.',
      '終端仍報告此問題，已重新開啟，處理後會再通知您。',
    ],
  )
}
