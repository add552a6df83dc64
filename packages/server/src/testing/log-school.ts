import { enter } from './enter.ts'
import type { TestCampus } from './test-campus.ts'

/** A school with people who read its logs, and a student whose actions they hold. */
export const openLogSchool = async (campus: TestCampus) => {
  const admin = await enter(campus, { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const auditor = await enter(campus, { schoolId, kind: 'teacher', roles: ['auditor'] })
  const student = await enter(campus, { schoolId, name: '林小满' })
  return { admin, auditor, student, schoolId }
}
