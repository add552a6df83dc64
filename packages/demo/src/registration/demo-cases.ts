import type { CaseEvent } from '@campus/contract/registration/case.ts'
import type { CaseFileKind } from '@campus/contract/registration/files.ts'
import type { RegistrationMethod, RegistrationState } from '@campus/contract/registration/states.ts'

export interface DemoCase {
  readonly code: string
  /** Whose record it fits or is linked to. */
  readonly student: string
  readonly kind: 'matched' | 'unmatched'
  readonly isLinked?: boolean
  readonly state: RegistrationState
  readonly method: RegistrationMethod
  /** What was filled in otherwise than the record says. */
  readonly given?: { readonly name?: string; readonly number?: string }
  readonly handedIn: number
  readonly decision?: { readonly hoursAgo: number; readonly notes: string }
  readonly notes?: string
  readonly explanation?: string
  readonly files?: readonly CaseFileKind[]
  readonly events: readonly CaseEvent[]
}

const begun = ['started', 'handed_in'] as const

/** Students of the first college, whose manager can be tried out, in every state; hours before today. */
export const demoCases: readonly DemoCase[] = [
  {
    code: 'waiting',
    student: '100122',
    kind: 'matched',
    state: 'pending',
    method: 'manual',
    handedIn: 5,
    explanation: '手机号已停用，无法接收验证码。',
    files: ['student_card', 'recent'],
    events: begun,
  },
  {
    code: 'face failed',
    student: '100123',
    kind: 'matched',
    state: 'pending',
    method: 'manual',
    handedIn: 120,
    files: ['recent'],
    events: ['started', 'face_failed', 'face_failed', 'face_failed', 'turned_manual', 'handed_in'],
  },
  {
    code: 'new name',
    student: '100121',
    kind: 'unmatched',
    state: 'unmatched',
    method: 'manual',
    given: { name: '沈知远' },
    handedIn: 20,
    explanation: '入学后改过名字，户口本已更新。',
    files: ['student_card', 'recent'],
    events: begun,
  },
  {
    code: 'typing mistake',
    student: '100124',
    kind: 'unmatched',
    state: 'unmatched',
    method: 'manual',
    given: { number: '100142' },
    handedIn: 44,
    files: ['student_card'],
    events: begun,
  },
  {
    code: 'blurred scan',
    student: '100125',
    kind: 'matched',
    state: 'supplement',
    method: 'manual',
    handedIn: 70,
    notes: '学生证照片不清楚，请重新拍摄后上传。',
    files: ['recent'],
    events: [...begun, 'material_asked'],
  },
  {
    code: 'linked',
    student: '100126',
    kind: 'unmatched',
    isLinked: true,
    state: 'passed',
    method: 'manual',
    given: { name: '何雨桐' },
    handedIn: 90,
    decision: { hoursAgo: 30, notes: '已核对户口本，予以通过。' },
    events: [...begun, 'linked', 'passed'],
  },
  {
    code: 'stranger',
    student: '100127',
    kind: 'matched',
    state: 'failed',
    method: 'manual',
    handedIn: 200,
    decision: { hoursAgo: 150, notes: '照片与学籍照片不是同一人。' },
    events: [...begun, 'failed', 'files_deleted'],
  },
  {
    code: 'registered',
    student: '100001',
    kind: 'matched',
    state: 'registered',
    method: 'system',
    handedIn: 2000,
    events: ['started', 'code_proved', 'passed', 'registered'],
  },
  {
    code: 'objected',
    student: '100128',
    kind: 'matched',
    state: 'registration_failed',
    method: 'manual',
    handedIn: 300,
    decision: { hoursAgo: 280, notes: '材料齐全。' },
    events: [...begun, 'passed', 'owner_notified', 'objected', 'registration_failed'],
  },
]
