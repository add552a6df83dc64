import type { Finding } from '@campus/contract/appeals/pay-grievance.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Ctx } from '../../../context/context.ts'
import { yuan } from '../../../ports/pay/yuan.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { managersOf } from '../../school/organisation/scope.service.ts'
import { findingSays } from './evidence.rules.ts'
import type { GrievanceRow } from './pay-grievance.repository.ts'
import { titlesOf } from './pay-grievance-view.ts'
import type { Remedy } from './remedy.service.ts'

/** Those who look after the appellant, with what was found already. */
export const notifyReviewers = async (ctx: Ctx, row: GrievanceRow, finding: Finding) => {
  const [found, foundEn, foundTw] = findingSays[finding]
  const { name, nameEn, nameTw } = titlesOf(row)
  return sendMessage(ctx, {
    schoolId: row.school_id,
    to: await managersOf(ctx, { schoolId: row.school_id, personId: row.person_id }),
    category: 'todo',
    title: [
      `${row.person_name}提出付款申诉`,
      `${personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, 'en_US')} filed a payment appeal`,
      `${row.person_name}提出付款申訴`,
    ],
    body: [
      `${name}，${yuan(row.amount)} 元\n${found}`,
      `${nameEn}, ${yuan(row.amount)} yuan\n${foundEn}`,
      `${nameTw}，${yuan(row.amount)} 元\n${foundTw}`,
    ],
    subject: { kind: 'pay_grievance_review', id: row.id },
  })
}

const remedies: Record<Remedy['outcome'], (amount: number) => Phrase> = {
  delivered: () => [
    '文件已重新交付，请在订单中查看。',
    'The file is being delivered again. See the order.',
    '檔案已重新交付，請在訂單中查看。',
  ],
  refunded: (amount) => [
    `${yuan(amount)} 元已按原路退回。`,
    `${yuan(amount)} yuan was refunded to the original payment method.`,
    `${yuan(amount)} 元已按原路退回。`,
  ],
}

const titles: Record<'settled' | 'passed' | 'refused' | 'reopened', Phrase> = {
  reopened: ['学校正在复查您的付款申诉', 'The school is checking your payment appeal again', '學校正在複查您的付款申訴'],
  settled: ['付款申诉已自动处理', 'Your payment appeal was resolved', '付款申訴已自動處理'],
  passed: ['付款申诉已通过', 'Your payment appeal was approved', '付款申訴已通過'],
  refused: ['付款申诉未通过', 'Your payment appeal was rejected', '付款申訴未通過'],
}

export const notifyAuthor = (ctx: Ctx, row: GrievanceRow, state: keyof typeof titles, notes: string, remedy?: Remedy) => {
  const [said, saidEn, saidTw] = remedy ? remedies[remedy.outcome](remedy.amount) : (['', '', ''] as const)
  const { name, nameEn, nameTw } = titlesOf(row)
  const body = (title: string, outcome: string) => [title, outcome, notes].filter((line) => line !== '').join('\n')
  return sendMessage(ctx, {
    schoolId: row.school_id,
    to: [row.person_id],
    category: 'progress',
    title: titles[state],
    body: [body(name, said), body(nameEn, saidEn), body(nameTw, saidTw)],
    subject: { kind: 'pay_grievance', id: row.id },
  })
}
