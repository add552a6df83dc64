import type { Phrase } from '@campus/contract/language.ts'

export const problemTexts = {
  date: ['请填写日期，如 2024-09-01', 'Enter a date such as 2024-09-01', '請填寫日期，如 2024-09-01'],
  number: ['请填写数字', 'Enter a number', '請填寫數字'],
  required: ['此项必填', 'This is required', '此項必填'],
  parentSelf: ['上级单位不能是自己或自己的下级', 'A unit cannot be its own parent', '上級單位不能是自己或自己的下級'],
  misplaced: [
    '这种单位不能放在这里：学院下是专业，专业下是班级，部门下是部门',
    'This unit does not fit there: majors are in colleges, classes in majors, departments in departments',
    '這種單位不能放在這裡：學院下是專業，專業下是班級，部門下是部門',
  ],
  apart: [
    '学院、专业、班级不一致：班级须属于该专业，专业须属于该学院',
    'College, major and class do not match: the class must be in the major, and the major in the college',
    '學院、專業、班級不一致：班級須屬於該專業，專業須屬於該學院',
  ],
  sourceNeeded: ['请填写数据来源的编码', 'Enter the code of the data source', '請填寫資料來源的編碼'],
  recordNeeded: [
    '该学生没有学籍记录，请先导入学籍',
    'This student has no study record. Import the study records first.',
    '該學生沒有學籍記錄，請先匯入學籍',
  ],
  severalRecords: [
    '该学生有几份学籍记录，请填写数据来源',
    'This student has several study records. Enter the data source.',
    '該學生有幾份學籍記錄，請填寫資料來源',
  ],
  graduatedOn: [
    '状态为毕业时须填写毕业日期，其他状态不能填写',
    'Only graduated students have a graduation date, and they need one',
    '狀態為畢業時須填寫畢業日期，其他狀態不能填寫',
  ],
  graduatedLater: ['毕业日期须晚于入学日期', 'Graduation must be after enrolment', '畢業日期須晚於入學日期'],
  away: ['只有在读学生可填写', 'Only for students who study here', '只有在讀學生可填寫'],
  leftAs: ['只有离校学生可填写', 'Only for students who left', '只有離校學生可填寫'],
  degreeNo: [
    '只有毕业的学生才有学位证书编号',
    'Only graduated students have the number of a degree certificate',
    '只有畢業的學生才有學位證書編號',
  ],
  academicYear: ['请填写学年，如 2024-2025', 'Enter an academic year such as 2024-2025', '請填寫學年，如 2024-2025'],
  semester: ['请填写学期：1、2 或 3', 'Enter a semester: 1, 2 or 3', '請填寫學期：1、2 或 3'],
  mark: [
    '请填写 0 到 100 的成绩（最多一位小数），或优秀、良好、中等、及格、不及格、免修',
    'Enter a score from 0 to 100 with at most one decimal, or Excellent, Good, Fair, Pass, Fail or Exempt',
    '請填寫 0 到 100 的成績（最多一位小數），或優秀、良好、中等、及格、不及格、免修',
  ],
  points: ['请填写 0 到 5 的绩点', 'Enter grade points from 0 to 5', '請填寫 0 到 5 的績點'],
  published: ['成绩已公布，不能撤回', 'This score is published and cannot be withdrawn', '成績已公布，不能撤回'],
  fromSheet: [
    '这项成绩来自任课教师的成绩单，请通过成绩复核更正',
    'This score comes from a grade sheet. Correct it through a score review.',
    '這項成績來自任課教師的成績單，請透過成績複核更正',
  ],
} as const satisfies Record<string, Phrase>

export const unknownTexts = {
  student: (number: string): Phrase => [
    `没有学号为“${number}”的学生，请先导入人员`,
    `No student has the number “${number}”. Import the people first.`,
    `沒有學號為「${number}」的學生，請先匯入人員`,
  ],
  source: (code: string): Phrase => [
    `没有编码或名称为“${code}”的数据来源`,
    `No data source has the code or name “${code}”`,
    `沒有編碼或名稱為「${code}」的資料來源`,
  ],
  record: (source: string): Phrase => [
    `该学生在“${source}”中没有学籍记录`,
    `This student has no study record in “${source}”`,
    `該學生在「${source}」中沒有學籍記錄`,
  ],
}
