import { z } from 'zod'
import type { Phrase } from '../language.ts'

/** The kinds of messages; each is a group in the inbox and a switch among the reminders. */
export const messageCategories = ['announcement', 'todo', 'study', 'progress', 'security', 'system'] as const
export const MessageCategory = z.enum(messageCategories)
export type MessageCategory = z.infer<typeof MessageCategory>

export const categoryNames: Record<MessageCategory, Phrase> = {
  announcement: ['学校公告', 'Announcements', '學校公告'],
  todo: ['待我处理', 'To do', '待我處理'],
  study: ['学习', 'Study', '學習'],
  progress: ['办理进度', 'Progress', '辦理進度'],
  security: ['账号安全', 'Account security', '帳號安全'],
  system: ['系统通知', 'System', '系統通知'],
}

/** Nobody can be left unaware that their account is in danger. */
export const mayBeSilenced = (category: MessageCategory) => category !== 'security'

/** What a message may speak of: the reader is shown its live state and what can be done. */
const subjectKinds = [
  'leave_request',
  'leave_decision',
  'feedback',
  'feedback_case',
  'correction',
  'data_request',
  'evaluation',
  'document',
  'application',
  'application_decision',
  'order',
  'pay_grievance',
  'pay_grievance_review',
  'free_copies',
  'free_copies_review',
  'withdrawal',
  'print_task',
  'entrustment',
  'agency',
  'terminal_fault',
  'terminal_fault_case',
  'library_file',
  'library_review',
  'unsure_print',
  'account_change',
  'photo',
  'photo_review',
  'paper',
  'paper_review',
  'photo_search',
  'registration_review',
  'approval_task',
  'approval_instance',
  'attendance',
  'attendance_objection',
  'attendance_warning',
  'lesson',
  'lesson_change',
  'lesson_change_review',
  'lost_item',
  'lost_item_case',
  'appraisal',
  'animal_window',
  'grade',
  'grade_sheet',
  'grade_sheet_review',
  'grade_appeal_review',
  'exam',
  'invigilation',
  'record_change',
  'record_change_review',
  'log_export',
  'data_import',
  'statistic_report',
  'statistic_hint',
] as const
export const SubjectKind = z.enum(subjectKinds)
export type SubjectKind = z.infer<typeof SubjectKind>
