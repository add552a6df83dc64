import type { Phrase } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { fieldNames } from '@campus/contract/records/student-fields.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import type { FieldChange } from './change.rules.ts'

/** The fields by their names: a notice may be read on a locked screen, so it carries no value. */
const named = (changes: readonly FieldChange[]): Phrase => {
  const names = changes.map(({ field }) => fieldNames[field])
  return [names.map(([name]) => name).join('、'), names.map(([, name]) => name).join(', '), names.map(([, , name]) => name).join('、')]
}

export const notifyDeciders = (ctx: CallerCtx, to: readonly string[], changeId: string, name: string, changes: readonly FieldChange[]) =>
  sendMessage(ctx, {
    schoolId: ctx.caller.schoolId,
    to,
    category: 'todo',
    title: [`${name}的档案修改待确认`, `A change to ${name}’s record needs confirmation`, `${name}的檔案修改待確認`],
    body: named(changes),
    subject: { kind: 'record_change_review', id: changeId },
  })

export const notifyStudent = (ctx: CallerCtx, personId: string, changeId: string, changes: readonly FieldChange[]) => {
  const [fields, fieldsEn, fieldsTw] = named(changes)
  return sendMessage(ctx, {
    schoolId: ctx.caller.schoolId,
    to: [personId],
    category: 'progress',
    title: ['学校修改了您的档案', 'The school changed your record', '學校修改了您的檔案'],
    body: [
      `修改的内容：${fields}。如有疑问，请联系学校或提交更正申请。`,
      `Changed: ${fieldsEn}. If something is wrong, contact the school or request a correction.`,
      `修改的內容：${fieldsTw}。如有疑問，請聯絡學校或提交更正申請。`,
    ],
    subject: { kind: 'record_change', id: changeId },
  })
}

export const notifyAsker = (
  ctx: CallerCtx,
  change: { readonly id: string; readonly asked_by: string; readonly person_name: string; readonly person_pinyin: string | null },
  verdict: 'approved' | 'refused',
  notes: string,
) => {
  const { person_name: name } = change
  const spelled = personNameIn({ name, namePinyin: change.person_pinyin }, 'en_US')
  const title: Phrase =
    verdict === 'approved'
      ? [`${name}的档案修改已确认`, `Your change to ${spelled}’s record was confirmed`, `${name}的檔案修改已確認`]
      : [`${name}的档案修改未通过`, `Your change to ${spelled}’s record was rejected`, `${name}的檔案修改未通過`]
  return sendMessage(ctx, {
    schoolId: ctx.caller.schoolId,
    to: [change.asked_by],
    category: 'progress',
    title,
    body: [notes, notes, notes],
    subject: { kind: 'record_change_review', id: change.id },
  })
}
