import { AttendanceFilter, consoleAttendance } from '@campus/contract/attendance/console.ts'
import type { AttendanceRow } from '@campus/contract/attendance/records.ts'
import { attendanceStateNames } from '@campus/contract/attendance/states.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { leaveKindNames } from '@campus/contract/leave/leave-requests.ts'
import type { z } from 'zod'
import type { CallerCtx } from '../../../context/context.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { countRecords, listRecordsAfter } from '../records/record.repository.ts'
import { presentRows } from './attendance-admin.service.ts'

type Row = AttendanceRow & { readonly id: string }

const concernNames: Record<NonNullable<z.output<typeof AttendanceFilter>['concern']>, Phrase> = {
  doubtful: ['待确认', 'To be confirmed', '待確認'],
  objection: ['有异议', 'With an objection', '有異議'],
}

const whole = async (ctx: CallerCtx) => ({ schoolId: ctx.caller.schoolId, scope: await readingScopeOf(ctx) })

const afterOf = (cursor: string | undefined) => {
  const [lessonId, personId] = cursor?.split('/') ?? []
  return lessonId && personId ? ([lessonId, personId] as const) : undefined
}

/** One row for each person in each lesson, newest first. */
export const attendanceExport = exportSource<typeof AttendanceFilter, Row>({
  who: consoleAttendance.who,
  filter: AttendanceFilter,
  filterNames: {
    words: listFilterNames.words,
    state: [['状态', 'Status', '狀態'], tellOne(attendanceStateNames)],
    concern: [['需要关注', 'Needs attention', '需要關注'], tellOne(concernNames)],
    from: listFilterNames.from,
    until: listFilterNames.until,
  },
  columns: [
    { key: 'number', title: ['学号', 'Student number', '學號'], cell: ({ person }) => person.number },
    { key: 'name', title: ['姓名', 'Name', '姓名'], cell: ({ person }) => person.name },
    { key: 'unit', title: ['单位', 'Unit', '單位'], cell: ({ person }) => person.unitName },
    { key: 'course', title: ['课程', 'Course', '課程'], cell: ({ lesson }) => lesson.course.name },
    { key: 'startsAt', title: ['上课时间', 'Lesson', '上課時間'], cell: ({ lesson }, { time }) => time(lesson.startsAt) },
    {
      key: 'teachers',
      title: ['教师', 'Teachers', '教師'],
      cell: ({ lesson }) => lesson.teachers.map(({ name }) => name).join('; '),
    },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(attendanceStateNames[state]) },
    {
      key: 'leaveKind',
      title: ['请假类型', 'Kind of leave', '請假類型'],
      cell: ({ leaveKind }, { say }) => (leaveKind ? say(leaveKindNames[leaveKind]) : ''),
    },
    {
      key: 'concern',
      title: ['需要关注', 'Needs attention', '需要關注'],
      cell: ({ isDoubtful, objection }, { say }) =>
        [isDoubtful && say(concernNames.doubtful), objection === 'open' && say(concernNames.objection)].filter(Boolean).join('; '),
    },
  ],
  scopeOf: readingScopeOf,
  count: async (ctx, filter) => countRecords(ctx.sql, { ...filter, ...(await whole(ctx)) }),
  list: async (ctx, filter, { cursor, limit }) => {
    const rows = await listRecordsAfter(ctx.sql, { ...filter, ...(await whole(ctx)) }, afterOf(cursor), limit)
    return (await presentRows(ctx, rows)).map((row) => ({ ...row, id: `${row.lesson.id}/${row.person.id}` }))
  },
  peopleOf: ({ person }) => [person.id],
})
