import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const studentsWords = wordsOf({
  lead: [
    '您管理范围内的学生学籍。打开一份档案，学生本人会看到。',
    'Study records of students in your units. Students can see who opened theirs.',
    '您管理範圍內的學生學籍。打開一份檔案，學生本人會看到。',
  ],
  search: ['姓名、学号或拼音', 'Name, number or pinyin', '姓名、學號或拼音'],
  status: ['学籍状态', 'Status', '學籍狀態'],
  all: ['全部', 'All', '全部'],
  counted: (name: string, count: number): Phrase => [`${name} ${count}`, `${name} ${count}`, `${name} ${count}`],
  none: ['没有符合条件的学生', 'No matching students', '沒有符合條件的學生'],
  noneYet: ['您的管理范围内还没有学籍档案', 'No study records in your units yet', '您的管理範圍內還沒有學籍檔案'],
  withoutRecord: (count: number): Phrase => [
    `另有 ${count} 名学生还没有学籍档案，导入后会出现在这里。`,
    count === 1
      ? '1 more student has no study record yet. It appears here once it is imported.'
      : `${count} more students have no study record yet. They appear here once they are imported.`,
    `另有 ${count} 名學生還沒有學籍檔案，匯入後會出現在這裡。`,
  ],
  differences: (count: number): Phrase => [
    `与旧系统有 ${count} 处不同`,
    counted(count, 'difference from the old system', 'differences from the old system'),
    `與舊系統有 ${count} 處不同`,
  ],
  same: ['与旧系统一致', 'Same as the old system', '與舊系統一致'],
  oldLead: [
    '旧教务系统里的学籍，与现在的逐项对照。',
    'Study records of the old academic system, compared with today’s field by field.',
    '舊教務系統裡的學籍，與現在的逐項對照。',
  ],
  oldKept: ['全部', 'All', '全部'],
  oldDifferent: ['有不同的', 'With differences', '有不同的'],
  noneOld: ['没有旧系统的学籍', 'The old system has no matching records', '沒有舊系統的學籍'],
  chooseOld: ['选择一名学生对照两份学籍', 'Choose a student to compare the two records', '選擇一名學生對照兩份學籍'],
  shown: ['显示', 'Show', '顯示'],
  away: ['不在校', 'Away', '不在校'],
})

export const studentWords = wordsOf({
  studentId: ['学号', 'Student number', '學號'],
  phone: ['手机', 'Phone', '手機'],
  email: ['邮箱', 'Email', '電子信箱'],
  idCard: ['证件号码', 'ID number', '證件號碼'],
  person: ['个人信息', 'Personal details', '個人資訊'],
  study: ['学习信息', 'Study', '學習資訊'],
  graduation: ['毕业与学位', 'Graduation and degree', '畢業與學位'],
  source: ['数据来源', 'Data source', '資料來源'],
  isAtSchool: ['是否在校', 'At school', '是否在校'],
  yes: ['是', 'Yes', '是'],
  no: ['否', 'No', '否'],
  graduationStatus: ['毕业状态', 'Graduation status', '畢業狀態'],
  none: ['未毕业', 'Not yet', '未畢業'],
  graduated: ['毕业', 'Graduated', '畢業'],
  completed: ['结业', 'All courses completed', '結業'],
  unfinished: ['肄业', 'Courses not completed', '肄業'],
  degreeStatus: ['学位状态', 'Degree status', '學位狀態'],
  noDegreeYet: ['未授予', 'Not yet', '未授予'],
  granted: ['已授予', 'Granted', '已授予'],
  not_granted: ['毕业未授予', 'Graduated without a degree', '畢業未授予'],
  ranking: ['专业排名', 'Rank in major', '專業排名'],
  rankOf: (rank: number, people: number): Phrase => [
    `第 ${rank} 名，共 ${people} 人`,
    people === 1 ? `${rank} of 1 student` : `${rank} of ${people} students`,
    `第 ${rank} 名，共 ${people} 人`,
  ],
  inEnglish: (name: string): Phrase => [`${name}（英文）`, `${name} in English`, `${name}（英文）`],
  edit: ['修改', 'Edit', '修改'],
  scores: ['成绩', 'Scores', '成績'],
  old: ['旧系统学籍', 'Old record', '舊系統學籍'],
  photos: ['照片', 'Photos', '照片'],
  course: ['学习阶段', 'Course of study', '學習階段'],
  noRecord: [
    '还没有学籍档案，等待从教务系统导入。',
    'No study record yet. It is added by an import.',
    '還沒有學籍檔案，等待從教務系統匯入。',
  ],
  noStudent: ['没有选择学生', 'No student selected', '沒有選擇學生'],
  toList: ['返回学生列表', 'Back to students', '返回學生列表'],
  waiting: ['等待第二人确认', 'Waiting for a second person', '等待第二人確認'],
  waitingText: (name: string): Phrase => [
    `由${name}提出，须由另一位管理人员确认后生效。`,
    `${name} requested this. It takes effect once someone else confirms it.`,
    `由${name}提出，須由另一位管理人員確認後生效。`,
  ],
  toChange: ['查看这项修改', 'View this change', '查看這項修改'],
})

export const editWords = wordsOf({
  title: (name: string): Phrase => [`修改${name}的档案`, `Edit ${name}’s record`, `修改${name}的檔案`],
  atOnce: ['立即生效', 'Takes effect immediately', '立即生效'],
  byTwo: ['须由第二人确认', 'Needs a second person', '須由第二人確認'],
  byTwoText: [
    '姓名、学籍状态、毕业和学位的修改，由另一位管理人员确认后生效。',
    'Changes to name, status, graduation and degree take effect once another manager or administrator confirms them.',
    '姓名、學籍狀態、畢業和學位的修改，由另一位管理人員確認後生效。',
  ],
  waits: [
    '已有一项修改等待确认，在它有结果之前这些内容不能再改。',
    'A change is waiting for confirmation. Until it is decided these fields cannot be changed again.',
    '已有一項修改等待確認，在它有結果之前這些內容不能再改。',
  ],
  idCard: [
    '证件号码只能由学生提交更正申请，审核后修改。',
    'ID numbers change only through a correction requested by the student.',
    '證件號碼只能由學生提交更正申請，審核後修改。',
  ],
  reason: ['修改理由', 'Reason', '修改理由'],
  reasonHint: ['至少 5 个字，会留在历史里', 'At least 5 characters, kept in the history', '至少 5 個字，會留在歷史裡'],
  save: ['保存修改', 'Save changes', '儲存修改'],
  nothing: ['没有修改任何内容', 'Nothing was changed', '沒有修改任何內容'],
  saved: ['已保存', 'Saved', '已儲存'],
  asked: ['已提交，等待第二人确认', 'Submitted. A second person has to confirm it.', '已提交，等待第二人確認'],
})

export const historyWords = wordsOf({
  title: ['修改历史', 'History', '修改歷史'],
  none: ['还没有修改过', 'Nothing has been changed yet', '還沒有修改過'],
  imported: ['由导入、更正申请或学生本人修改', 'By an import, a correction or the student', '由匯入、更正申請或學生本人修改'],
  by: (name: string): Phrase => [`由${name}修改`, `Changed by ${name}`, `由${name}修改`],
  byTwo: (name: string, second: string): Phrase => [
    `由${name}提出，${second}确认`,
    `Requested by ${name}, confirmed by ${second}`,
    `由${name}提出，${second}確認`,
  ],
  corrected: ['已更正（不显示号码）', 'Corrected (the number is not shown)', '已更正（不顯示號碼）'],
  empty: ['空', 'Empty', '空'],
})

export const oldWords = wordsOf({
  field: ['项目', 'Field', '項目'],
  today: ['现在', 'Today', '現在'],
  old: ['旧系统', 'Old system', '舊系統'],
  different: ['不同', 'Different', '不同'],
  same: ['两份学籍完全一致', 'Both records are the same', '兩份學籍完全一致'],
  differences: (count: number): Phrase => [`${count} 处不同`, counted(count, 'difference'), `${count} 處不同`],
  show: ['显示', 'Show', '顯示'],
  all: ['全部项目', 'All fields', '全部項目'],
  only: ['只看不同', 'Differences only', '只看不同'],
  none: ['旧系统里没有这名学生的学籍', 'The old system has no record of this student', '舊系統裡沒有這名學生的學籍'],
  toStudent: ['查看现在的档案', 'View today’s record', '查看現在的檔案'],
  compare: ['学籍对照', 'Comparison', '學籍對照'],
})

export const gradeListWords = wordsOf({
  average: ['加权平均分', 'Weighted average', '加權平均分'],
  gpa: ['平均绩点', 'GPA', '平均績點'],
  earned: ['已得学分', 'Credits earned', '已得學分'],
  failed: ['未通过课程', 'Courses not passed', '未通過課程'],
  courses: ['课程', 'Courses', '課程'],
  course: ['课程', 'Course', '課程'],
  code: ['课程代码', 'Code', '課程代碼'],
  kind: ['类型', 'Type', '類型'],
  attempt: ['考试', 'Attempt', '考試'],
  first: ['正考', 'First', '正考'],
  score: ['成绩', 'Score', '成績'],
  points: ['绩点', 'Points', '績點'],
  credit: ['学分', 'Credits', '學分'],
  notCounted: ['不计入', 'Not counted', '不計入'],
  termAverage: (average: string, gpa: string): Phrase => [
    `平均分 ${average}，绩点 ${gpa}`,
    `Average ${average}, GPA ${gpa}`,
    `平均分 ${average}，績點 ${gpa}`,
  ],
  noRecord: ['没有选择学籍', 'No record selected', '沒有選擇學籍'],
  toStudent: ['查看档案', 'View the record', '查看檔案'],
})

export const changesWords = wordsOf({
  lead: [
    '姓名、学籍状态、毕业和学位的修改须由第二人确认；其他修改立即生效，也列在这里。',
    'Changes to name, status, graduation and degree need a second person. All others take effect immediately and are listed here too.',
    '姓名、學籍狀態、畢業和學位的修改須由第二人確認；其他修改立即生效，也列在這裡。',
  ],
  search: ['学生姓名或学号', 'Student name or number', '學生姓名或學號'],
  state: ['状态', 'Status', '狀態'],
  none: ['没有符合条件的修改', 'No matching changes', '沒有符合條件的修改'],
  choose: ['选择一项修改查看', 'Select a change', '選擇一項修改查看'],
  student: ['学生', 'Student', '學生'],
  reason: ['理由', 'Reason', '理由'],
  askedBy: ['提出人', 'Requested by', '提出人'],
  askedAt: ['提出时间', 'Requested', '提出時間'],
  decidedBy: ['确认人', 'Decided by', '確認人'],
  decidedAt: ['确认时间', 'Decided', '確認時間'],
  notes: ['说明', 'Notes', '說明'],
  notesHint: ['提出人会看到', 'Shown to the person who requested it', '提出人會看到'],
  decision: ['决定', 'Decision', '決定'],
  approve: ['确认修改', 'Confirm', '確認修改'],
  approveTitle: (name: string): Phrase => [`确认修改${name}的档案？`, `Confirm the change to ${name}’s record?`, `確認修改${name}的檔案？`],
  approveText: [
    '确认后立即生效，学生会收到通知。',
    'It takes effect immediately and the student is notified.',
    '確認後立即生效，學生會收到通知。',
  ],
  refuse: ['不通过', 'Reject', '不通過'],
  decided: ['已处理', 'Done', '已處理'],
  own: [
    '这是您提出的修改，须由另一位管理人员确认。',
    'You requested this. Someone else has to confirm it.',
    '這是您提出的修改，須由另一位管理人員確認。',
  ],
  withdraw: ['撤回', 'Withdraw', '撤回'],
  withdrawTitle: ['撤回这项修改？', 'Withdraw this change?', '撤回這項修改？'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
})
