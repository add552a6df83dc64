import type { Phrase } from '../language.ts'

/** Refusals of grade sheets, publication and appeals. */
export const gradeRefusals = {
  grade_weights_wrong: ['各部分的权重之和须为 100', 'The weights must add up to 100', '各部分的權重之和須為 100'],
  grade_lines_wrong: [
    '名单已有变化，请刷新后重新录入',
    'The class list has changed. Reload and enter the marks again.',
    '名單已有變化，請重新整理後再錄入',
  ],
  grade_sheet_changed: [
    '成绩单已被他人修改，请刷新后核对',
    'Someone else changed this sheet. Reload it and check your marks.',
    '成績單已被他人修改，請重新整理後核對',
  ],
  grade_sheet_fixed: ['成绩单已提交，不能修改', 'This sheet has been submitted and cannot be changed', '成績單已提交，不能修改'],
  grade_marks_missing: ['还有学生的成绩未录入', 'Some students have no marks yet', '還有學生的成績未錄入'],
  grade_sheet_not_passed: [
    '只能公布已审核通过的成绩单，请刷新后重试',
    'Only sheets that passed review can be published. Reload and try again.',
    '只能公布已審核通過的成績單，請重新整理後再試',
  ],
  grade_record_missing: [
    '有学生没有学籍记录，无法公布',
    'Some students have no student record, so their scores cannot be published',
    '有學生沒有學籍記錄，無法公布',
  ],
  grade_score_exists: [
    '有学生本学期已有这门课程的成绩',
    'Some students already have a score of this course in this term',
    '有學生本學期已有這門課程的成績',
  ],
  grade_appealed: ['这项成绩已申请过复核', 'A review of this score has already been requested', '這項成績已申請過複核'],
  grade_appeal_over: [
    '已超过复核申请期限，请联系学院',
    'The time to request a review is over. Please contact your college.',
    '已超過複核申請期限，請聯絡學院',
  ],
  grade_second_person: ['须由另一位人员确认', 'Someone else has to confirm this', '須由另一位人員確認'],
  grade_own_section: ['不能复核自己任教的课程', 'You cannot review a section that you teach', '不能複核自己任教的課程'],
  grade_mark_same: ['更正后的成绩与原成绩相同', 'The corrected mark is the same as before', '更正後的成績與原成績相同'],
} as const satisfies Record<string, Phrase>
