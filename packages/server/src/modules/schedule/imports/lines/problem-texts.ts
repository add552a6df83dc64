import { type Phrase, say } from '@campus/contract/language.ts'

export const unknown = {
  building: (name: string): Phrase => [`没有名为“${name}”的楼宇`, `No building is called “${name}”`, `沒有名為「${name}」的樓宇`],
  teacher: (number: string): Phrase => [
    `没有工号为“${number}”的教师`,
    `No teacher has the number “${number}”`,
    `沒有工號為「${number}」的教師`,
  ],
  student: (number: string): Phrase => [
    `没有学号为“${number}”的在读学生`,
    `No active student has the number “${number}”`,
    `沒有學號為「${number}」的在學學生`,
  ],
  section: (code: string): Phrase => [
    `这个学期没有编号为“${code}”的教学班`,
    `No section of this term has the code “${code}”`,
    `這個學期沒有編號為「${code}」的教學班`,
  ],
  room: (code: string): Phrase => [`没有编号为“${code}”的教室`, `No room has the code “${code}”`, `沒有編號為「${code}」的教室`],
  time: (key: string): Phrase => [
    `这个学期没有标识为“${key}”的排课`,
    `No weekly time of this term has the key “${key}”`,
    `這個學期沒有識別碼為「${key}」的排課`,
  ],
}

export const texts = {
  otherTerm: [
    '与所选学期不同，请核对或换一个学期导入',
    'This is another term than the one you chose',
    '與所選學期不同，請核對或換一個學期匯入',
  ],
  fixed: [
    '这个教学班已经排课，不能换课程',
    'This section already has lessons, so its course cannot change',
    '這個教學班已經排課，不能換課程',
  ],
  studentClash: [
    '有学生在同一时间还有别的课，请填写冲突原因',
    'Students have another lesson at this time. Give a reason for the clash.',
    '有學生在同一時間還有別的課，請填寫衝突原因',
  ],
  classClash: [
    '有学生在同一时间还有别的课，请在名单中逐个添加并填写原因',
    'Students have other lessons at the same time. Add them to the roster one by one, with a reason.',
    '有學生在同一時間還有別的課，請在名單中逐個新增並填寫原因',
  ],
  time: [
    '请填写节次（如 1-2）或时间（如 18:30-20:00）',
    'Enter periods such as 1-2, or a time such as 18:30-20:00',
    '請填寫節次（如 1-2）或時間（如 18:30-20:00）',
  ],
  weekday: ['请填写星期一到星期日', 'Enter a weekday, Monday to Sunday', '請填寫星期一到星期日'],
} as const satisfies Record<string, Phrase>

export const full = (capacity: number): Phrase => [
  `超过教学班容量 ${capacity} 人`,
  `More students than the section holds (${capacity})`,
  `超過教學班容量 ${capacity} 人`,
]

/** What is taken, by a line of the same file or by what stands in the plan. */
export const takenBy = (
  kind: 'room' | 'teacher',
  name: string,
  by: { readonly line: number } | { readonly what: Phrase; readonly day: string },
): Phrase => {
  const subject: Phrase =
    kind === 'room' ? [`教室 ${name}`, `Room ${name}`, `教室 ${name}`] : [`教师 ${name}`, `Teacher ${name}`, `教師 ${name}`]
  if ('line' in by)
    return [
      `${subject[0]}与第 ${by.line} 行时间冲突`,
      `${subject[1]} is taken at the same time by row ${by.line}`,
      `${subject[2]}與第 ${by.line} 行時間衝突`,
    ]
  const { what, day } = by
  return [
    `${subject[0]} ${day} 已被“${say(what, 'zh_CN')}”占用`,
    `${subject[1]} is taken on ${day} by “${say(what, 'en_US')}”`,
    `${subject[2]} ${day} 已被「${say(what, 'zh_TW')}」佔用`,
  ]
}
