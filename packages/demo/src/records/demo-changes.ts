import type { StudentField } from '@campus/contract/records/student-fields.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'
import type { Learner } from '../academics/learner.ts'

export interface Changed {
  readonly field: StudentField
  readonly before: string
  readonly after: string
}

type End =
  | { readonly state: 'applied' | 'withdrawn' }
  | { readonly state: 'approved' | 'refused'; readonly by: string; readonly notes: string; readonly hoursLater: number }

export interface DemoChange {
  readonly college: string
  readonly askedBy: string
  readonly hours: number
  readonly reason: string
  readonly changes: (record: NewRow<'student_record'>, learner: Learner) => readonly Changed[]
  /** None where it still waits for a second person. */
  readonly end?: End
}

/** One digit was typed wrong. */
const mistyped = (text: string) => text.replace(/\d$/, (digit) => String((Number(digit) + 3) % 10))

const away = (before: string, after: string) => () => [{ field: 'awayReason' as const, before, after }]

/** The managers of colleges ask; the other manager of the college or the administrator confirms. */
export const demoChanges: readonly DemoChange[] = [
  {
    college: '01',
    askedBy: 'T0002',
    hours: 5,
    reason: '学生休学申请已由学院批准，材料已存档',
    changes: away('', 'suspended'),
  },
  {
    college: '01',
    askedBy: 'T0002',
    hours: 28,
    reason: '户口簿与录取名册的姓名用字不一致，已核对原件',
    changes: (_, { person: { name } }) => [{ field: 'name', before: name, after: `${name.slice(0, -1)}晓` }],
  },
  {
    college: '01',
    askedBy: 'T0002',
    hours: 77,
    reason: '准考证号录入有误，已与录取名册核对',
    changes: ({ exam_card_no = '' }) => [{ field: 'examCardNo', before: mistyped(exam_card_no), after: exam_card_no }],
    end: { state: 'applied' },
  },
  {
    college: '02',
    askedBy: 'T0194',
    hours: 149,
    reason: '入学日期应以录取通知书为准',
    changes: ({ enrolled_on, grade }) => [{ field: 'enrollmentDate', before: `${grade}-09-05`, after: String(enrolled_on) }],
    end: { state: 'applied' },
  },
  {
    college: '01',
    askedBy: 'T0002',
    hours: 198,
    reason: '赴外校交流一学期，协议办理中',
    changes: away('', 'exchange'),
    end: { state: 'refused', by: 'T0193', notes: '请附双方盖章的交流协议，再重新提交。', hoursLater: 21 },
  },
  {
    college: '01',
    askedBy: 'T0193',
    hours: 290,
    reason: '休学期满，已办理复学手续',
    changes: away('suspended', ''),
    end: { state: 'approved', by: 'T0002', notes: '复学审批表已核对。', hoursLater: 4 },
  },
  {
    college: '03',
    askedBy: 'T0195',
    hours: 366,
    reason: '服兵役期满返校',
    changes: away('military', ''),
    end: { state: 'approved', by: 'T0003', notes: '退役证明与复学申请已核对。', hoursLater: 27 },
  },
  {
    college: '04',
    askedBy: 'T0196',
    hours: 412,
    reason: '学生本人要求改名',
    changes: (_, { person: { name } }) => [{ field: 'name', before: name, after: `${name.slice(0, 1)}子涵` }],
    end: { state: 'refused', by: 'T0003', notes: '须先在公安机关变更户籍姓名。', hoursLater: 6 },
  },
  {
    college: '01',
    askedBy: 'T0002',
    hours: 455,
    reason: '学号填错，应为另一名学生',
    changes: away('', 'suspended'),
    end: { state: 'withdrawn' },
  },
]

export const changeReasons = demoChanges.flatMap(({ reason, end }) => [reason, end && 'notes' in end ? end.notes : ''])
