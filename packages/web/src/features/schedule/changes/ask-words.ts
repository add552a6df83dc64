import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

/** Why something is proposed. */
export const reasonNames = {
  all_free: ['学生都有空', 'All students are free', '學生都有空'],
  same_week: ['同一周', 'Same week', '同一週'],
  same_hours: ['同样节次', 'Same time of day', '同樣節次'],
  keeps_room: ['教室不变', 'Same room', '教室不變'],
  near_room: ['就近教室', 'Room nearby', '就近教室'],
  no_room: ['没有空教室', 'No free room', '沒有空教室'],
  same_building: ['同一栋楼', 'Same building', '同一棟樓'],
  same_kind: ['同类教室', 'Same kind of room', '同類教室'],
  same_course: ['教同一门课', 'Teaches this course', '教同一門課'],
  knows_students: ['教过这些学生', 'Teaches these students', '教過這些學生'],
  same_unit: ['同一学院', 'Same college', '同一學院'],
} as const satisfies Record<string, Phrase>

export const askChangeWords = wordsOf({
  form: ['调课申请', 'Change a lesson', '調課申請'],
  kind: ['怎样调整', 'What to change', '怎樣調整'],
  now: ['现在的安排', 'As planned now', '現在的安排'],
  times: ['换到什么时间', 'New time', '換到什麼時間'],
  rooms: ['换到哪间教室', 'New room', '換到哪間教室'],
  colleagues: ['请谁代课', 'Substitute teacher', '請誰代課'],
  lessons: ['与哪次课对调', 'Swap with', '與哪次課對調'],
  noProposal: [
    '三周内没有合适的安排，请换一种调整方式。',
    'Nothing fits within three weeks. Try another kind of change.',
    '三週內沒有合適的安排，請換一種調整方式。',
  ],
  clashes: (count: number) => [`${count} 名学生有其他课`, `${counted(count, 'student')} with another lesson`, `${count} 名學生有其他課`],
  seats: (count: number) => [`${count} 座`, counted(count, 'seat'), `${count} 座`],
  walk: (minutes: number) => [`步行约 ${minutes} 分钟`, `About ${minutes} min on foot`, `步行約 ${minutes} 分鐘`],
  lessonsThatDay: (count: number) => [
    count === 0 ? '当天没有课' : `当天 ${count} 次课`,
    count === 0 ? 'No lessons that day' : `${counted(count, 'lesson')} that day`,
    count === 0 ? '當天沒有課' : `當天 ${count} 次課`,
  ],
  way: ['怎样选时间', 'How to choose', '怎樣選時間'],
  proposed: ['推荐时间', 'Proposals', '推薦時間'],
  freely: ['自己选', 'My own choice', '自己選'],
  day: ['日期', 'Date', '日期'],
  fromPeriod: ['从第几节', 'From period', '從第幾節'],
  toPeriod: ['到第几节', 'To period', '到第幾節'],
  period: (number: number, hours: string) => [`第 ${number} 节 ${hours}`, `Period ${number}, ${hours}`, `第 ${number} 節 ${hours}`],
  room: ['教室', 'Room', '教室'],
  keepRoom: (name: string) => [`${name}（不变）`, `${name} (as before)`, `${name}（不變）`],
  withoutRoom: ['不用教室', 'Without a room', '不用教室'],
  nothingTaken: ['教室、教师和学生都有空', 'Room, teachers and students are free', '教室、教師和學生都有空'],
  taken: (name: string, hours: string, cause: string) => [
    `${name} ${hours} 已有安排：${cause}`,
    `${name} is taken ${hours}: ${cause}`,
    `${name} ${hours} 已有安排：${cause}`,
  ],
  own: ['您自己的课', 'Your own lesson', '您自己的課'],
  agrees: ['对方同意后再审批', 'Your colleague must agree first', '對方同意後再審批'],
  cancelText: [
    '通过后学生会收到停课通知。需要补课时，请改选“换时间”。',
    'Students are notified once it is approved. To reschedule it, choose “Another time”.',
    '通過後學生會收到停課通知。需要補課時，請改選「換時間」。',
  ],
  reason: ['原因', 'Reason', '原因'],
  reasonHint: ['审批人和同事会看到', 'The manager and your colleague see it', '審批人和同事會看到'],
  submit: ['提交申请', 'Send', '提交申請'],
  submitted: ['已提交', 'Sent', '已提交'],
  choose: ['请先选择一项', 'Choose one first', '請先選擇一項'],
})
