import { agencyRightNames } from '@campus/contract/entrust/agencies.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Ctx } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import type { AgencyRow } from './agency.repository.ts'

interface NewMessage {
  readonly to: string
  readonly category?: 'todo' | 'progress'
  readonly title: Phrase
  readonly body: Phrase
}

const notify = (ctx: Ctx, { id, school_id }: AgencyRow, { to, category = 'progress', title, body }: NewMessage) =>
  sendMessage(ctx, { schoolId: school_id, to: [to], category, title, body, subject: { kind: 'agency', id } })

const rightsIn = ({ may }: AgencyRow, at: 0 | 1 | 2) => may.map((right) => agencyRightNames[right][at]).join(at === 1 ? ', ' : '、')

/** How readers of English are told who the two are. */
const agentIn = (row: AgencyRow) => personNameIn({ name: row.agent_name, namePinyin: row.agent_pinyin }, 'en_US')
const principalIn = (row: AgencyRow) => personNameIn({ name: row.principal_name, namePinyin: row.principal_pinyin }, 'en_US')

export const notifyAsked = (ctx: Ctx, row: AgencyRow) => {
  const who = `${row.agent_name} (${row.agent_number})`
  return notify(ctx, row, {
    to: row.principal_id,
    category: 'todo',
    title: [`${who} 请求为您代办`, `${agentIn(row)} (${row.agent_number}) asks to act for you`, `${who} 請求為您代辦`],
    body: [
      `${rightsIn(row, 0)}。同意之前对方不能做任何事，同意之后您可以随时结束。`,
      `${rightsIn(row, 1)}. Nothing is allowed before you agree, and you can end it at any time.`,
      `${rightsIn(row, 2)}。同意之前對方不能做任何事，同意之後您可以隨時結束。`,
    ],
  })
}

export const notifyAnswered = (ctx: Ctx, row: AgencyRow, accepts: boolean) =>
  notify(ctx, row, {
    to: row.agent_id,
    title: accepts
      ? [`${row.principal_name}同意您代办`, `${principalIn(row)} lets you act for them`, `${row.principal_name}同意您代辦`]
      : [`${row.principal_name}没有同意代办`, `${principalIn(row)} declined`, `${row.principal_name}沒有同意代辦`],
    body: accepts ? [`${rightsIn(row, 0)}。`, `${rightsIn(row, 1)}.`, `${rightsIn(row, 2)}。`] : ['', '', ''],
  })

/** Why an agreement ends before its time: one side ended it, left the school, or is no longer an agent. */
export type Ending = 'ended' | 'left' | 'not_agent'

const endings: Record<Ending, (who: string, whoEn: string) => Phrase> = {
  ended: (who, whoEn) => [`${who}结束了代办`, `${whoEn} ended the agreement`, `${who}結束了代辦`],
  left: (who, whoEn) => [
    `${who}的账号已注销，代办已结束`,
    `${whoEn} closed their account. The agreement has ended`,
    `${who}的帳號已註銷，代辦已結束`,
  ],
  not_agent: (who, whoEn) => [
    `${who}不再是代办员，代办已结束`,
    `${whoEn} is no longer an agent. The agreement has ended`,
    `${who}不再是代辦員，代辦已結束`,
  ],
}

/** The side that is not the cause of it. */
export const notifyEnded = (ctx: Ctx, row: AgencyRow, cause: string, why: Ending) => {
  const [to, who, whoEn] =
    cause === row.agent_id ? [row.principal_id, row.agent_name, agentIn(row)] : [row.agent_id, row.principal_name, principalIn(row)]
  return notify(ctx, row, {
    to,
    title: endings[why](who, whoEn),
    body: ['此后不能再代办。', 'Nothing can be done under it any more.', '此後不能再代辦。'],
  })
}

/** Each action is told to the person it was done for. */
export const notifyDone = (ctx: Ctx, row: AgencyRow, action: 'applied' | 'paid') =>
  notify(ctx, row, {
    to: row.principal_id,
    title:
      action === 'applied'
        ? [`${row.agent_name}为您申请了证明`, `${agentIn(row)} applied for a certificate for you`, `${row.agent_name}為您申請了證明`]
        : [`${row.agent_name}为您付了款`, `${agentIn(row)} paid an order for you`, `${row.agent_name}為您付了款`],
    body: [
      '可以在订单中查看；不再需要代办时可以随时结束。',
      'See your orders. You can end the agreement at any time.',
      '可以在訂單中查看；不再需要代辦時可以隨時結束。',
    ],
  })
