import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'

interface Leave {
  readonly code: string
  readonly student: string
  readonly kind: 'personal' | 'sick' | 'official'
  readonly reason: string
  /** Hours from today: when it was asked for, and from when until when it lasts. */
  readonly asked: number
  readonly from: number
  readonly until: number
  readonly decision?: { readonly state: 'approved' | 'refused'; readonly notes: string; readonly hoursAgo: number }
}

/** Students of the first college, whose manager can be tried out. */
export const leaves: readonly Leave[] = [
  {
    code: 'fever',
    student: '100001',
    kind: 'sick',
    reason: '发烧，校医建议休息两天，附门诊病历。',
    asked: 200,
    from: 198,
    until: 150,
    decision: { state: 'approved', notes: '同意，注意休息，按时复诊。', hoursAgo: 197 },
  },
  {
    code: 'interview',
    student: '100001',
    kind: 'personal',
    reason: '去上海参加暑期实习面试，面试通知已发班主任。',
    asked: 3,
    from: -40,
    until: -64,
  },
  {
    code: 'contest',
    student: '100002',
    kind: 'official',
    reason: '代表学院参加省程序设计竞赛，往返三天。',
    asked: 9,
    from: -90,
    until: -162,
  },
  { code: 'family', student: '100003', kind: 'personal', reason: '家中有急事，需要回家两天处理。', asked: 26, from: -10, until: -58 },
  {
    code: 'sports',
    student: '100005',
    kind: 'official',
    reason: '代表学校参加省大学生运动会，为期三天。',
    asked: 500,
    from: 440,
    until: 368,
    decision: { state: 'approved', notes: '同意，祝取得好成绩。', hoursAgo: 470 },
  },
  {
    code: 'dentist',
    student: '100006',
    kind: 'sick',
    reason: '智齿发炎需要拔除，医生建议休息一天。',
    asked: 60,
    from: 50,
    until: 26,
    decision: { state: 'approved', notes: '同意。', hoursAgo: 54 },
  },
  {
    code: 'wedding',
    student: '100007',
    kind: 'personal',
    reason: '参加姐姐的婚礼，请假两天。',
    asked: 30,
    from: -24,
    until: -72,
    decision: { state: 'approved', notes: '同意，按时返校。', hoursAgo: 20 },
  },
  {
    code: 'concert',
    student: '100004',
    kind: 'personal',
    reason: '想去外地看演唱会，周五下午请假。',
    asked: 120,
    from: 80,
    until: 76,
    decision: { state: 'refused', notes: '周五下午有实验课，不能缺席。', hoursAgo: 100 },
  },
]

export const leaveId = (today: Date, { code, asked }: Leave) => idAt('leave', code, ago(today, asked))

export const leaveRows = (today: Date) =>
  leaves.map(
    (leave): NewRow<'leave_request'> => ({
      id: leaveId(today, leave),
      school_id: demoUniversity.id,
      person_id: personId(leave.student),
      kind: leave.kind,
      starts_at: ago(today, leave.from),
      ends_at: ago(today, leave.until),
      reason: leave.reason,
      state: leave.decision?.state ?? 'pending',
      decided_by: leave.decision ? personId('T0002') : null,
      decided_how: leave.decision ? 'person' : null,
      decided_at: leave.decision ? ago(today, leave.decision.hoursAgo) : null,
      notes: leave.decision?.notes ?? '',
      created_at: ago(today, leave.asked),
    }),
  )
