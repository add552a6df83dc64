import type { Phrase } from '@campus/contract/language.ts'
import type { UserType } from '@campus/contract/roles.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { ago } from '../ago.ts'
import type { InventedPerson } from '../people/invented-person.ts'
import { personId } from '../people/person-rows.ts'
import { unitId } from '../school/unit-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'
import { bodyColumns, titleColumns } from '../titles.ts'

type Audience =
  | { readonly kind: 'school' }
  | { readonly kind: 'role'; readonly role: UserType }
  | { readonly kind: 'unit'; readonly unit: string }

interface Announcement {
  readonly code: string
  readonly author: string
  readonly title: Phrase
  readonly body: Phrase
  readonly audience: Audience
  /** Hours before today; null has not been published. */
  readonly hoursAgo: number | null
}

export const announcements: readonly Announcement[] = [
  {
    code: 'term-calendar',
    author: 'T0003',
    title: ['本学期校历与考试周安排', 'Calendar of this term and exam week', '本學期校曆與考試週安排'],
    body: [
      '各位同学、老师：\n本学期校历已发布。第 18、19 周为考试周，期间停止其他教学活动；毕业年级的补考安排在第 2 周。\n如对安排有疑问，请通过“帮助与反馈”联系教务处。',
      'Dear all,\nThe calendar for this term is now available. Weeks 18 and 19 are exam weeks without other classes. Make-up exams for final-year students take place in week 2.\nSend questions to the Academic Affairs Office through “Help and feedback”.',
      '各位同學、老師：\n本學期校曆已發布。第 18、19 週為考試週，期間停止其他教學活動；畢業年級的補考安排在第 2 週。\n如對安排有疑問，請透過「幫助與回饋」聯絡教務處。',
    ],
    audience: { kind: 'school' },
    hoursAgo: 70,
  },
  {
    code: 'network-upgrade',
    author: 'T0003',
    title: ['周六校园网升级', 'Campus network upgrade on Saturday', '週六校園網升級'],
    body: [
      '本周六 23:00 至周日 5:00 升级校园网核心设备，教学区与宿舍区网络会有短暂中断。自助终端不受影响。',
      'From Saturday 23:00 to Sunday 5:00 the campus core network is being upgraded. Teaching and dormitory areas will be offline for short periods. Self-service terminals are not affected.',
      '本週六 23:00 至週日 5:00 升級校園網核心設備，教學區與宿舍區網路會有短暫中斷。自助終端不受影響。',
    ],
    audience: { kind: 'school' },
    hoursAgo: 20,
  },
  {
    code: 'scholarship',
    author: 'T0003',
    title: ['国家奖学金申请开始', 'Applications for the national scholarship', '國家獎學金申請開始'],
    body: [
      '符合条件的同学请在两周内向所在学院提交申请，并准备好成绩证明。成绩证明可以在本平台自助申请。',
      'Eligible students should submit their application to their college within two weeks, together with a grade certificate, which you can apply for here.',
      '符合條件的同學請在兩週內向所在學院提交申請，並準備好成績證明。成績證明可以在本平台自助申請。',
    ],
    audience: { kind: 'role', role: 'student' },
    hoursAgo: 5,
  },
  {
    code: 'staff-training',
    author: 'T0003',
    title: ['教职工信息安全培训', 'Information security course for staff', '教職員資訊安全培訓'],
    body: [
      '请全体教职工在本月内完成在线课程，并为自己的账号添加一个通行密钥。',
      'All staff, please take the online course this month and add a passkey to your account.',
      '請全體教職員在本月內完成線上課程，並為自己的帳號新增一個通行金鑰。',
    ],
    audience: { kind: 'role', role: 'teacher' },
    hoursAgo: 48,
  },
  {
    code: 'college-meeting',
    author: 'T0002',
    title: ['学院全体学生大会', 'Meeting of all students of the college', '學院全體學生大會'],
    body: [
      '周三 19:00 在大礼堂召开全体学生大会，请各班班长提前二十分钟到场签到。',
      'All students of the college meet on Wednesday at 19:00 in the great hall. Class monitors, please sign in 20 minutes earlier.',
      '週三 19:00 在大禮堂召開全體學生大會，請各班班長提前二十分鐘到場簽到。',
    ],
    audience: { kind: 'unit', unit: 'first-college' },
    hoursAgo: 30,
  },
  {
    code: 'sports-day',
    author: 'T0003',
    title: ['运动会报名（草稿）', 'Sports day (draft)', '運動會報名（草稿）'],
    body: [
      '春季运动会定于下月举行，报名方式另行通知。',
      'Sports day takes place next month. Details on how to sign up will follow.',
      '春季運動會訂於下月舉行，報名方式另行通知。',
    ],
    audience: { kind: 'school' },
    hoursAgo: null,
  },
]

const publishedAt = (today: Date, { hoursAgo }: Announcement) => (hoursAgo === null ? null : ago(today, hoursAgo))

export const announcementId = (today: Date, announcement: Announcement) =>
  idAt('announcement', announcement.code, publishedAt(today, announcement) ?? today)

/** Who of the people an announcement is for; `unitsBelow` are the codes of the first college and all in it. */
export const isFor = ({ audience }: Announcement, person: InventedPerson, unitsBelow: ReadonlySet<string>) => {
  if (audience.kind === 'school') return true
  if (audience.kind === 'role') return person.kind === audience.role
  return person.unit !== undefined && unitsBelow.has(person.unit)
}

export const announcementRows = (today: Date, reach: (announcement: Announcement) => number) =>
  announcements.map((announcement): NewRow<'announcement'> => {
    const at = publishedAt(today, announcement)
    return {
      id: announcementId(today, announcement),
      school_id: demoUniversity.id,
      author_id: personId(announcement.author),
      ...titleColumns(announcement.title),
      ...bodyColumns(announcement.body),
      state: at ? 'published' : 'draft',
      publish_at: at,
      published_at: at,
      reach: at ? reach(announcement) : 0,
      created_at: at ?? today,
    }
  })

export const audienceRows = (today: Date, firstCollege: string) =>
  announcements.map((announcement) => {
    const { audience } = announcement
    return {
      announcement_id: announcementId(today, announcement),
      school_id: demoUniversity.id,
      kind: audience.kind,
      unit_id: audience.kind === 'unit' ? unitId(firstCollege) : null,
      role: audience.kind === 'role' ? audience.role : null,
    }
  })
