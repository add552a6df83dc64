import type { Sql } from '../../../platform/db/sql.ts'
import type { PartRow } from '../change-records/change.repository.ts'
import { listStudentClashes, listTaken, type Wanted } from '../slots/clash.repository.ts'

const gather = async <Row>(wanted: readonly Wanted[], read: (wanted: Wanted) => Promise<readonly Row[]>): Promise<Row[]> => {
  const rows: Row[] = []
  for (const each of wanted) rows.push(...(await read(each)))
  return rows
}

/** Another room or teacher is nothing to the students. */
const isRetimed = ({ before, after }: PartRow) =>
  !before?.is_held || before.starts_at !== after.starts_at || before.ends_at !== after.ends_at

/** What a change would break now: rooms and teachers that are taken, students who would have two lessons at once. */
export const listClashesOf = async (sql: Sql, schoolId: string, parts: readonly PartRow[]) => {
  const exceptLessonIds = parts.flatMap(({ lesson_id }) => (lesson_id === null ? [] : [lesson_id]))
  const held = parts.filter(({ after }) => after.is_held)
  const wantedBy = ({ after, sections }: PartRow): Wanted => ({
    schoolId,
    times: [{ startsAt: new Date(after.starts_at), endsAt: new Date(after.ends_at) }],
    roomId: after.room?.id ?? null,
    teacherIds: after.teachers.map(({ id }) => id),
    sectionIds: sections.map(({ id }) => id),
    exceptLessonIds,
  })
  return {
    taken: await gather(held.map(wantedBy), (wanted) => listTaken(sql, wanted)),
    students: await gather(held.filter(isRetimed).map(wantedBy), (wanted) => listStudentClashes(sql, wanted)),
  }
}
