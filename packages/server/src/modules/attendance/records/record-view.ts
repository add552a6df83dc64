import type { AttendanceRow } from '@campus/contract/attendance/records.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { presentAtSchool, type Reader } from '../lessons/lesson-view.ts'
import { presentUnit } from '../reading/unit-name.ts'
import type { RecordRow } from './record.repository.ts'

export const presentRecord = (row: RecordRow, reader: Reader): Omit<AttendanceRow, 'state'> => ({
  lesson: presentAtSchool(row, reader),
  sectionId: row.section_id,
  person: {
    id: row.person_id,
    name: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, reader.language),
    number: row.person_number,
    unitName: presentUnit(row, reader.language),
  },
  leaveKind: row.leave_kind,
  isDoubtful: row.is_doubtful,
  objection: row.objection,
})
