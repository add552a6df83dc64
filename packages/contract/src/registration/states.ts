import { z } from 'zod'
import type { Phrase } from '../language.ts'

/** People whom the school's records know and who get their account by registration. */
export const recordedTypes = ['student', 'teacher'] as const
export const RecordedType = z.enum(recordedTypes)
export type RecordedType = z.infer<typeof RecordedType>

/**
 * `pending`: matched, to be proved or reviewed. `unmatched`: fits no record. `supplement`: more material is asked for, then `pending` again.
 * `passed`: accepted, and the account opens later. `registered`: the account is open. `registration_failed`: accepted, but not opened.
 */
const registrationStates = ['pending', 'unmatched', 'supplement', 'passed', 'failed', 'registered', 'registration_failed'] as const
export const RegistrationState = z.enum(registrationStates)
export type RegistrationState = z.infer<typeof RegistrationState>

export const registrationStateNames: Record<RegistrationState, Phrase> = {
  pending: ['待审核', 'Pending review', '待審核'],
  unmatched: ['未匹配', 'No matching record', '未匹配'],
  supplement: ['待补充材料', 'More material needed', '待補充材料'],
  passed: ['审核通过', 'Approved', '審核通過'],
  failed: ['审核未通过', 'Rejected', '審核未通過'],
  registered: ['已注册', 'Registered', '已註冊'],
  registration_failed: ['注册失败', 'Registration failed', '註冊失敗'],
}

/** Who found that somebody is who they say: a public authority, the system by its rules, or a person of the school. */
const registrationMethods = ['police', 'system', 'manual'] as const
export const RegistrationMethod = z.enum(registrationMethods)
export type RegistrationMethod = z.infer<typeof RegistrationMethod>

export const registrationMethodNames: Record<RegistrationMethod, Phrase> = {
  police: ['公安核验', 'Checked by the authority', '公安核驗'],
  system: ['系统审核', 'Checked automatically', '系統審核'],
  manual: ['人工审核', 'Reviewed by staff', '人工審核'],
}
