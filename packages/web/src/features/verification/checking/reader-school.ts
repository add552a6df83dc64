import { readSession } from '../../../session/session-store.ts'

/** The school at which the reader is: that of their account, or the one they chose on this device; nothing where there is none. */
export const readerSchool = (): { schoolId?: string } => {
  const id = readSession().school?.id
  return id ? { schoolId: id } : {}
}
