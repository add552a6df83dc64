import type { CallerCtx } from '../../../context/context.ts'
import { makeTable } from '../../../platform/tables/table-work.ts'
import { dayAfter } from '../../../platform/time/zoned-day.ts'
import { zipStream } from '../../../platform/zip-stream.ts'
import { presentSchool, requireSchool } from '../../school/school/school.service.ts'
import { lastDayOf, termName } from '../calendar/calendar.rules.ts'
import type { TermRow } from '../calendar/term.repository.ts'
import * as repository from './plan-rows.repository.ts'

type Row = Readonly<Record<string, string>>

const base = { status: 'active' }

/** Chinese names begin with the family, others end with it. OneRoster asks for both parts. */
const nameParts = (name: string) => {
  const words = name.trim().split(/\s+/)
  return words.length > 1
    ? { givenName: words.slice(0, -1).join(' '), familyName: words.at(-1) ?? '' }
    : { givenName: name.slice(1) || name, familyName: name.slice(0, 1) }
}

/** All files that the standard knows; those that we do not write are absent. */
const allParts =
  'academicSessions categories classes classResources courses courseResources demographics enrollments lineItemLearningObjectiveIds lineItems lineItemScoreScales orgs resources resultLearningObjectiveIds results resultScoreScales roles scoreScales userProfiles userResources users'

const manifestRows = (parts: readonly string[]): string[][] => [
  ['propertyName', 'value'],
  ['manifest.version', '1.0'],
  ['oneroster.version', '1.2'],
  ...allParts.split(' ').map((part) => [`file.${part}`, parts.includes(part) ? 'bulk' : 'absent']),
  ['source.systemName', 'Campus'],
]

const columns = {
  academicSessions: ['sourcedId', 'status', 'title', 'type', 'startDate', 'endDate', 'parentSourcedId', 'schoolYear'],
  orgs: ['sourcedId', 'status', 'name', 'type', 'identifier', 'parentSourcedId'],
  courses: ['sourcedId', 'status', 'schoolYearSourcedId', 'title', 'courseCode', 'orgSourcedId'],
  classes: [
    'sourcedId',
    'status',
    'title',
    'courseSourcedId',
    'classCode',
    'classType',
    'schoolSourcedId',
    'termSourcedIds',
    'metadata.capacity',
  ],
  users: ['sourcedId', 'status', 'enabledUser', 'username', 'givenName', 'familyName', 'identifier'],
  roles: ['sourcedId', 'status', 'userSourcedId', 'roleType', 'role', 'orgSourcedId'],
  enrollments: [
    'sourcedId',
    'status',
    'classSourcedId',
    'schoolSourcedId',
    'userSourcedId',
    'role',
    'primary',
    'metadata.kind',
    'metadata.clashReason',
  ],
} as const

const gather = async (ctx: CallerCtx, schoolId: string, term: TermRow): Promise<Record<keyof typeof columns, Row[]>> => {
  const school = presentSchool(await requireSchool(ctx, schoolId))
  const sections = await repository.listSectionRows(ctx.sql, schoolId, term.id)
  const places = await repository.listRosterRows(ctx.sql, schoolId, term.id)
  const teaching = await repository.listTeachersOfTerm(ctx.sql, schoolId, term.id)
  const classId = ({ source_key, section_id }: { source_key: string | null; section_id: string }) => source_key ?? section_id
  const days = { firstMonday: term.first_monday, weeks: term.weeks }
  const units = new Map(sections.map((row) => [row.unit_id, row]))
  const courses = new Map(sections.map((row) => [row.course_id, row]))
  const people = new Map<string, { readonly number: string; readonly name: string; readonly role: string }>([
    ...places.map((row) => [row.person_id, { ...row, role: 'student' }] as const),
    ...teaching.map((row) => [row.person_id, { ...row, role: 'teacher' }] as const),
  ])
  return {
    academicSessions: [
      {
        ...base,
        sourcedId: term.id,
        title: termName(term),
        type: 'semester',
        startDate: term.first_monday,
        // The day after the last, as the standard counts.
        endDate: dayAfter(lastDayOf(days), 1),
        schoolYear: term.academic_year.slice(5),
      },
    ],
    orgs: [
      { ...base, sourcedId: schoolId, name: school.name, type: 'school' },
      ...[...units].map(([id, row]) => ({
        ...base,
        sourcedId: id,
        name: row.unit_name,
        type: 'department',
        identifier: row.unit_code,
        parentSourcedId: schoolId,
      })),
    ],
    courses: [...courses].map(([id, row]) => ({
      ...base,
      sourcedId: id,
      title: row.name,
      courseCode: row.course_code,
      orgSourcedId: schoolId,
    })),
    classes: sections.map((row) => ({
      ...base,
      sourcedId: classId({ ...row, section_id: row.id }),
      title: row.name,
      courseSourcedId: row.course_id,
      classCode: row.code,
      classType: 'scheduled',
      schoolSourcedId: row.unit_id,
      termSourcedIds: term.id,
      'metadata.capacity': String(row.capacity),
    })),
    users: [...people].map(([id, { number, name }]) => ({
      ...base,
      sourcedId: id,
      enabledUser: 'true',
      username: number,
      identifier: number,
      ...nameParts(name),
    })),
    roles: [...people].map(([id, { role }]) => ({
      ...base,
      sourcedId: `role-${id}`,
      userSourcedId: id,
      roleType: 'primary',
      role,
      orgSourcedId: schoolId,
    })),
    enrollments: [
      ...teaching.map((row) => ({
        ...base,
        sourcedId: `teacher-${row.section_id}-${row.person_id}`,
        classSourcedId: classId(row),
        schoolSourcedId: row.unit_id,
        userSourcedId: row.person_id,
        role: 'teacher',
        primary: row.position === 0 ? 'true' : 'false',
      })),
      ...places.map((row) => ({
        ...base,
        sourcedId: row.id,
        classSourcedId: classId(row),
        schoolSourcedId: row.unit_id,
        userSourcedId: row.person_id,
        role: 'student',
        primary: 'false',
        'metadata.kind': row.kind,
        'metadata.clashReason': row.clash_reason,
      })),
    ],
  }
}

const csv = async (rows: readonly (readonly string[])[]) => new TextDecoder().decode(await makeTable(rows, 'csv'))

/** The term as OneRoster 1.2: a ZIP of CSV files with their manifest. */
export const makeRosterZip = async (ctx: CallerCtx, schoolId: string, term: TermRow) => {
  const rows = await gather(ctx, schoolId, term)
  const parts = Object.keys(columns) as (keyof typeof columns)[]
  const count = Math.max(...parts.map((part) => rows[part].length))
  const entries = async function* () {
    yield { name: 'manifest.csv', content: await csv(manifestRows(parts)) }
    for (const part of parts) {
      const names: readonly string[] = columns[part]
      yield { name: `${part}.csv`, content: await csv([names, ...rows[part].map((row) => names.map((name) => row[name] ?? ''))]) }
    }
  }
  return { count, content: () => zipStream(entries()) }
}
