import type { Phrase } from '../language.ts'

/** What cells that hold one of some words may say, by key or in any language. */
export const genderWords = {
  male: ['男', 'Male', '男'],
  female: ['女', 'Female', '女'],
  unknown: ['未知', 'Unknown', '未知'],
} as const satisfies Record<string, Phrase>

export const levelWords = {
  associate: ['专科', 'Associate', '專科'],
  bachelor: ['本科', 'Bachelor', '本科'],
  master: ['硕士研究生', 'Master', '碩士研究生'],
  doctor: ['博士研究生', 'Doctor', '博士研究生'],
} as const satisfies Record<string, Phrase>

export const studentTypeWords = {
  full_time: ['全日制', 'Full-time', '全日制'],
  part_time: ['非全日制', 'Part-time', '非全日制'],
} as const satisfies Record<string, Phrase>

export const standingWords = {
  studying: ['在读', 'Studying', '在學'],
  graduated: ['毕业', 'Graduated', '畢業'],
  left: ['离校', 'Left', '離校'],
} as const satisfies Record<string, Phrase>

export const awayWords = {
  suspended: ['休学', 'Suspended', '休學'],
  exchange: ['校外交流', 'On exchange', '校外交流'],
  military: ['服兵役', 'Military service', '服兵役'],
} as const satisfies Record<string, Phrase>

export const leftAsWords = {
  completed: ['结业', 'All courses completed', '結業'],
  unfinished: ['肄业', 'Courses not completed', '肄業'],
} as const satisfies Record<string, Phrase>

export const unitKindWords = {
  college: ['学院', 'College', '學院'],
  major: ['专业', 'Major', '專業'],
  class: ['班级', 'Class', '班級'],
  department: ['部门', 'Department', '部門'],
} as const satisfies Record<string, Phrase>

export const courseKindWords = {
  required: ['必修', 'Required', '必修'],
  elective: ['选修', 'Elective', '選修'],
  practice: ['实践', 'Practice', '實踐'],
  public: ['公共', 'Public', '公共'],
} as const satisfies Record<string, Phrase>

export const attemptWords = {
  first: ['首修', 'First', '首修'],
  resit: ['补考', 'Resit', '補考'],
  retake: ['重修', 'Retake', '重修'],
} as const satisfies Record<string, Phrase>

export const markWords = {
  excellent: ['优秀', 'Excellent', '優秀'],
  good: ['良好', 'Good', '良好'],
  fair: ['中等', 'Fair', '中等'],
  pass: ['及格', 'Pass', '及格'],
  fail: ['不及格', 'Fail', '不及格'],
  exempt: ['免修', 'Exempt', '免修'],
} as const satisfies Record<string, Phrase>

export const answerWords = { yes: ['是', 'Yes', '是'], no: ['否', 'No', '否'] } as const satisfies Record<string, Phrase>

/** The fields whose values can be translated word by word, and what they may become. */
export const wordsOfField: Readonly<Record<string, Readonly<Record<string, Phrase>>>> = {
  'units.kind': unitKindWords,
  'courses.kind': courseKindWords,
  'records.gender': genderWords,
  'records.educationLevel': levelWords,
  'records.studentType': studentTypeWords,
  'records.standing': standingWords,
  'records.awayReason': awayWords,
  'records.leftAs': leftAsWords,
  'scores.attempt': attemptWords,
  'scores.mark': markWords,
  'scores.word': markWords,
  'scores.passed': answerWords,
  'scores.published': answerWords,
}
