import { nameIn } from '@campus/contract/localized-name.ts'
import { awayReasonNames, educationLevelNames, fieldNames, genderNames, standingNames } from '@campus/contract/records/student-fields.ts'
import { StudentFilter, studentList } from '@campus/contract/records/students.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { contactColumns } from '../../logs/exports/contact-columns.service.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { openIdCard } from '../../people/person/id-card.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { presentPlaces, presentSource } from './record-view.ts'
import { countStudents, listStudentsAfter } from './student.repository.ts'
import { filterFor } from './student.service.ts'

const present = (ctx: CallerCtx, row: Awaited<ReturnType<typeof listStudentsAfter>>[number]) => ({
  ...row,
  // Where the list goes on.
  id: `${row.id}/${row.number}`,
  ...presentPlaces(row),
  source: presentSource(row),
  phone: row.phone ?? '',
  email: row.email ?? '',
  /** Decrypted for a column that shows it alone. */
  get idCard() {
    return row.id_card_encrypted ? openIdCard(ctx.services.secretBox, row.id_card_encrypted) : ''
  },
})

const afterOf = (cursor: string | undefined) => {
  if (cursor === undefined) return undefined
  const [id = '', ...number] = cursor.split('/')
  return { id, number: number.join('/') }
}

const [, tellUnit] = listFilterNames.unitId

export const studentExport = exportSource<typeof StudentFilter, ReturnType<typeof present>>({
  who: studentList.who,
  filter: StudentFilter,
  filterNames: {
    words: listFilterNames.words,
    grade: fieldNames.grade,
    collegeId: [fieldNames.college, tellUnit],
    majorId: [fieldNames.major, tellUnit],
    classId: [fieldNames.class, tellUnit],
    status: [fieldNames.atschoolStatus, tellOne(standingNames)],
    old: [
      ['旧系统记录', 'Record of the old system', '舊系統記錄'],
      tellOne({ kept: ['有', 'Kept', '有'], different: ['有差异', 'Different', '有差異'] }),
    ],
  },
  columns: [
    { key: 'number', title: ['学号', 'Student number', '學號'], cell: ({ number }) => number },
    { key: 'name', title: fieldNames.name, cell: ({ name }) => name },
    { key: 'gender', title: fieldNames.gender, cell: ({ gender }, { say }) => say(genderNames[gender]) },
    { key: 'grade', title: fieldNames.grade, cell: ({ grade }) => grade },
    { key: 'college', title: fieldNames.college, cell: ({ college }, { language }) => nameIn(college, language) },
    { key: 'major', title: fieldNames.major, cell: ({ major }, { language }) => nameIn(major, language) },
    { key: 'class', title: fieldNames.class, cell: (row, { language }) => nameIn(row.class, language) },
    { key: 'level', title: fieldNames.educationLevel, cell: ({ education_level }, { say }) => say(educationLevelNames[education_level]) },
    { key: 'status', title: fieldNames.atschoolStatus, cell: ({ standing }, { say }) => say(standingNames[standing]) },
    {
      key: 'away',
      title: fieldNames.awayReason,
      cell: ({ away_reason }, { say }) => (away_reason ? say(awayReasonNames[away_reason]) : ''),
    },
    { key: 'source', title: ['数据来源', 'Data source', '資料來源'], cell: ({ source }, { language }) => nameIn(source, language) },
    ...contactColumns,
  ],
  scopeOf,
  count: async (ctx, filter, max) => countStudents(ctx.sql, await filterFor(ctx, filter), max),
  list: async (ctx, filter, { cursor, limit }) => {
    const rows = await listStudentsAfter(ctx.sql, await filterFor(ctx, filter), afterOf(cursor), limit)
    return rows.map((row) => present(ctx, row))
  },
  peopleOf: ({ person_id }) => [person_id],
})
