import type { Phrase } from '@campus/contract/language.ts'
import { leaveKindNames } from '@campus/contract/leave/leave-requests.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Ctx } from '../../context/context.ts'
import { momentIn } from '../../platform/time/moment.ts'
import { sendMessage } from '../messages/sending/send.service.ts'
import type { LeaveRow } from './leave.repository.ts'

const nameOf = ({ kind }: LeaveRow): Phrase => leaveKindNames[kind]

const spanOf = (row: LeaveRow, timeZone: string) => `${momentIn(timeZone, row.starts_at)} – ${momentIn(timeZone, row.ends_at)}`

export const notifyDeciders = (ctx: Ctx, row: LeaveRow, to: readonly string[], timeZone: string) => {
  const [name, nameEn, nameTw] = nameOf(row)
  const span = spanOf(row, timeZone)
  const spelled = personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, 'en_US')
  return sendMessage(ctx, {
    schoolId: row.school_id,
    to,
    category: 'todo',
    title: [`${row.person_name}申请${name}`, `${spelled} requested ${nameEn.toLowerCase()}`, `${row.person_name}申請${nameTw}`],
    body: [`${span}\n${row.reason}`, `${span}\n${row.reason}`, `${span}\n${row.reason}`],
    subject: { kind: 'leave_decision', id: row.id },
  })
}

type Ending = 'approved' | 'refused' | 'cancelled'

const endings: Record<Ending, Phrase> = {
  approved: ['已批准', 'approved', '已批准'],
  refused: ['未获批准', 'rejected', '未獲批准'],
  cancelled: ['已被撤销', 'cancelled', '已被撤銷'],
}

export const notifyAsker = (ctx: Ctx, row: LeaveRow, ending: Ending, notes: string, timeZone: string) => {
  const [name, nameEn, nameTw] = nameOf(row)
  const [said, saidEn, saidTw] = endings[ending]
  const body = `${spanOf(row, timeZone)}\n${notes}`
  return sendMessage(ctx, {
    schoolId: row.school_id,
    to: [row.person_id],
    category: 'progress',
    title: [`您的${name}${said}`, `Your ${nameEn.toLowerCase()} was ${saidEn}`, `您的${nameTw}${saidTw}`],
    body: [body, body, body],
    subject: { kind: 'leave_request', id: row.id },
  })
}
