import type { Phrase } from '@campus/contract/language.ts'
import type { StarterDictionary } from '@campus/contract/school/dictionaries.ts'

/** What the lists that every school begins with are for. */
const starters: Readonly<Record<StarterDictionary, Phrase>> = {
  problem_type: ['常见问题类型', 'Common problem topics', '常見問題類型'],
  evaluation_type: ['满意度评价类型', 'Rated services', '滿意度評價類型'],
  feedback_category: ['反馈类别', 'Feedback categories', '回饋類別'],
  gender: ['性别', 'Gender', '性別'],
  education_level: ['学历层次', 'Education levels', '學歷層次'],
  student_status: ['学籍状态', 'Student status', '學籍狀態'],
  staff_title: ['职称', 'Staff titles', '職稱'],
  relation: ['亲属关系', 'Relationships', '親屬關係'],
  id_document: ['证件类型', 'ID document types', '證件類型'],
  campus_gate: ['校门', 'Campus gates', '校門'],
  template_type: ['证明类别', 'Certificate categories', '證明類別'],
}
const names: Readonly<Record<string, Phrase>> = starters

/** A list of the school's own is called by its word. */
export const typeName = (type: string): Phrase => names[type] ?? [type, type, type]
