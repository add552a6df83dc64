import type { Phrase } from '@campus/contract/language.ts'
import { leaveKindNames } from '@campus/contract/leave/leave-requests.ts'
import type { MessageCategory, SubjectKind } from '@campus/contract/messages/categories.ts'
import { openAccounts } from '../accounts.ts'
import { leaveId, leaves } from '../leave/leave-rows.ts'
import { foundCardId } from '../lostfound/lost-rows.ts'
import { feedbackMessages } from './feedback-messages.ts'

/** A message to one person, before the rows are made of it. */
export interface DemoMessage {
  readonly code: string
  readonly to: string
  readonly category: Exclude<MessageCategory, 'announcement'>
  readonly title: Phrase
  readonly body: Phrase
  readonly hoursAgo: number
  readonly isRead: boolean
  readonly subject?: { readonly kind: SubjectKind; readonly id: string }
}

const welcome = (to: string): DemoMessage => ({
  code: `welcome-${to}`,
  to,
  category: 'system',
  title: ['欢迎来到智慧校园', 'Welcome to Campus', '歡迎來到智慧校園'],
  body: [
    '在工作台可以找到全部服务，常用的可以收藏；在“我的”里可以完善资料、设置提醒和隐私。遇到问题，随时打开“帮助与反馈”。',
    'The workbench has every service. Add the ones you use to your favourites. Under “Me” you can complete your profile and set notifications and privacy. If you have questions, open “Help and feedback”.',
    '在工作台可以找到全部服務，常用的可以收藏；在「我的」裡可以完善資料、設定提醒和隱私。遇到問題，隨時打開「幫助與回饋」。',
  ],
  hoursAgo: 240,
  isRead: true,
})

const newDevice = (to: string): DemoMessage => ({
  code: `device-${to}`,
  to,
  category: 'security',
  title: ['新设备登录提醒', 'New login to your account', '新裝置登入提醒'],
  body: [
    '您的账号在一台新设备上登录。如果不是您本人，请立即修改密码，并在“登录设备”中结束该会话。',
    'Your account was used on a new device. If this was not you, change your password now and log that device out under “Devices”.',
    '您的帳號在一台新裝置上登入。如果不是您本人，請立即修改密碼，並在「登入裝置」中結束該工作階段。',
  ],
  hoursAgo: 52,
  isRead: false,
})

const toStudents = (today: Date): DemoMessage[] =>
  leaves.flatMap((leave) => {
    if (!leave.decision) return []
    const [name, nameEn, nameTw] = leaveKindNames[leave.kind]
    const isApproved = leave.decision.state === 'approved'
    const { notes } = leave.decision
    return [
      {
        code: `decided-${leave.code}`,
        to: leave.student,
        category: 'progress',
        title: isApproved
          ? [`您的${name}已批准`, `Your ${nameEn.toLowerCase()} was approved`, `您的${nameTw}已批准`]
          : [`您的${name}未获批准`, `Your ${nameEn.toLowerCase()} was rejected`, `您的${nameTw}未獲批准`],
        body: [notes, notes, notes],
        hoursAgo: leave.decision.hoursAgo,
        isRead: leave.student !== '100001',
        subject: { kind: 'leave_request', id: leaveId(today, leave) },
      },
    ]
  })

const foundCard = (today: Date): DemoMessage => ({
  code: 'lost-card',
  to: '100001',
  category: 'todo',
  title: ['有人捡到了您的卡：证件或校园卡', 'Someone found your card: ID or campus card', '有人撿到了您的卡：證件或校園卡'],
  body: [
    '打开后点“这是我的”，与捡到的人约定交接。',
    'Open it, choose “This is mine”, and agree on a handover with the finder.',
    '打開後點「這是我的」，與撿到的人約定交接。',
  ],
  hoursAgo: 5,
  isRead: false,
  subject: { kind: 'lost_item', id: foundCardId(today) },
})

export const demoMessages = (today: Date): readonly DemoMessage[] => [
  ...openAccounts.flatMap(({ number }) => [welcome(number), newDevice(number)]),
  ...toStudents(today),
  ...feedbackMessages(today),
  foundCard(today),
]
