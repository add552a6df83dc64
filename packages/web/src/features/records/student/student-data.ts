import type { OutputOf } from '@campus/contract/call.ts'
import type { studentById } from '@campus/contract/records/students.ts'

export type StudentData = OutputOf<typeof studentById>
