import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Ctx } from '../../../context/context.ts'
import type { DeciderNotice } from '../../approval/matter.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { overseersOfUnit } from '../../school/organisation/scope.service.ts'
import { unitOf } from '../../school/organisation/unit-trail.service.ts'
import type { RequestRow } from './free-copies.repository.ts'

const askings: Record<DeciderNotice['about'], (who: string, whoEn: string) => Phrase> = {
  task: (who, whoEn) => [`${who}申请免费份数`, `${whoEn} requested free copies`, `${who}申請免費份數`],
  urged: (who, whoEn) => [
    `${who}提醒您审核免费份数申请`,
    `${whoEn} sent a reminder to review: free copies`,
    `${who}提醒您審核免費份數申請`,
  ],
  reminded: (who, whoEn) => [
    `${who}的免费份数申请已超过审核期限`,
    `Overdue request for free copies from ${whoEn}`,
    `${who}的免費份數申請已超過審核期限`,
  ],
}

/** Notifies those reviewers who have the screens for it, because they look after who asks; answers whom. */
export const notifyReviewers = async (ctx: Ctx, row: RequestRow, { about, to }: DeciderNotice): Promise<readonly string[]> => {
  const able = new Set(await overseersOfUnit(ctx, { schoolId: row.school_id, unitId: await unitOf(ctx, row.person_id) }))
  const reviewers = to.filter((personId) => able.has(personId))
  if (reviewers.length === 0) return []
  await sendMessage(ctx, {
    schoolId: row.school_id,
    to: reviewers,
    category: 'todo',
    title: askings[about](row.person_name, personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, 'en_US')),
    body: [
      `${row.name}：${row.copies} 份\n${row.reason}`,
      `${row.name_en}: ${row.copies}\n${row.reason}`,
      `${row.name_tw}：${row.copies} 份\n${row.reason}`,
    ],
    subject: { kind: 'free_copies_review', id: row.id },
  })
  return reviewers
}

export const notifyAsker = (ctx: Ctx, row: RequestRow, granted: number, notes: string) =>
  sendMessage(ctx, {
    schoolId: row.school_id,
    to: [row.person_id],
    category: 'progress',
    title:
      granted > 0
        ? [
            `已获得 ${granted} 份免费份数`,
            `You were granted ${counted(granted, 'free copy', 'free copies')}`,
            `已獲得 ${granted} 份免費份數`,
          ]
        : ['免费份数申请未通过', 'Your request for free copies was rejected', '免費份數申請未通過'],
    body: [`${row.name}\n${notes}`, `${row.name_en}\n${notes}`, `${row.name_tw}\n${notes}`],
    subject: { kind: 'free_copies', id: row.id },
  })

/** An administrator of the process ended it without a decision. */
export const notifyCancelled = (ctx: Ctx, row: RequestRow, notes: string) =>
  sendMessage(ctx, {
    schoolId: row.school_id,
    to: [row.person_id],
    category: 'progress',
    title: ['免费份数申请已被撤销', 'Your request for free copies was cancelled', '免費份數申請已被撤銷'],
    body: [`${row.name}\n${notes}`, `${row.name_en}\n${notes}`, `${row.name_tw}\n${notes}`],
    subject: { kind: 'free_copies', id: row.id },
  })
