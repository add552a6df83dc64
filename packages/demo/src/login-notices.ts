import type { Phrase } from '@campus/contract/language.ts'
import { demoUniversity } from './schools.ts'
import { idOf } from './seed.ts'
import { bodyColumns, titleColumns } from './titles.ts'

interface Notice {
  readonly code: string
  readonly title: Phrase
  readonly body: Phrase
  /** Days from today on which it begins and ends. */
  readonly days: readonly [from: number, to: number]
}

const notices: readonly Notice[] = [
  {
    code: 'welcome',
    title: ['欢迎使用智慧校园', 'Welcome to Campus', '歡迎使用智慧校園'],
    body: [
      '这里是示范大学：所有人物、号码和数据都是虚构的，您可以放心试用每一项功能。登录页列出了每种身份的演示账号。',
      'This is Demo University: every person, number and record is invented, so feel free to try everything. The login page lists an account for each role.',
      '這裡是示範大學：所有人物、號碼和資料都是虛構的，您可以放心試用每一項功能。登入頁列出了每種身分的示範帳號。',
    ],
    days: [-2, 90],
  },
  {
    code: 'maintenance',
    title: ['系统维护通知', 'Planned maintenance', '系統維護通知'],
    body: [
      '本周日凌晨 2:00 至 4:00 将进行例行维护，期间自助打印终端暂停服务，网上申请不受影响。',
      'Routine maintenance takes place on Sunday from 2:00 to 4:00. Self-service terminals pause during that time. Online applications are not affected.',
      '本週日凌晨 2:00 至 4:00 將進行例行維護，期間自助列印終端暫停服務，線上申請不受影響。',
    ],
    days: [-1, 6],
  },
  {
    code: 'exam-week',
    title: ['考试周图书馆延长开放', 'Library open longer in exam week', '考試週圖書館延長開放'],
    body: [
      '考试周期间图书馆开放至 23:30，请凭校园账号预约座位。',
      'During exam week the library stays open until 23:30. Please book a seat with your campus account.',
      '考試週期間圖書館開放至 23:30，請憑校園帳號預約座位。',
    ],
    days: [14, 28],
  },
]

const day = 86_400_000

export const noticeRows = (today: Date) =>
  notices.map(({ code, title, body, days: [from, to] }) => ({
    id: idOf('notice', code),
    school_id: demoUniversity.id,
    ...titleColumns(title),
    ...bodyColumns(body),
    starts_at: new Date(today.getTime() + from * day),
    ends_at: new Date(today.getTime() + to * day),
  }))
