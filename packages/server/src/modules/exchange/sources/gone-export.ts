import { GoneFilter, goneDecisionNames, goneStudents } from '@campus/contract/exchange/sources.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { tellOne } from '../../logs/lists/list-filter.service.ts'
import { readWhole } from '../../logs/lists/short-list-export.service.ts'
import { listWithPeople } from './gone.service.ts'
import { findSource } from './source.repository.ts'

type Shown = Awaited<ReturnType<typeof listWithPeople>>['rows'][number]
type Row = Shown['student'] & Pick<Shown, 'personId'> & { readonly id: string }

const tellSource = async (ctx: CallerCtx, id: string) => (await findSource(ctx.sql, ctx.caller.schoolId, id))?.name ?? ''

export const goneExport = exportSource<typeof GoneFilter, Row>({
  who: goneStudents.who,
  filter: GoneFilter,
  filterNames: {
    sourceId: [['连接', 'Connection', '連接'], tellSource],
    decision: [['决定', 'Decision', '決定'], tellOne(goneDecisionNames)],
  },
  columns: [
    { key: 'number', title: ['学号', 'Number', '學號'], cell: ({ number }) => number },
    { key: 'name', title: ['姓名', 'Name', '姓名'], cell: ({ name }) => name },
    { key: 'class', title: ['班级', 'Class', '班級'], cell: ({ className }) => className },
    { key: 'grade', title: ['年级', 'Year', '年級'], cell: ({ grade }) => grade },
    { key: 'foundAt', title: ['发现时间', 'Noticed', '發現時間'], cell: ({ foundAt }, { time }) => time(foundAt) },
    { key: 'decision', title: ['决定', 'Decision', '決定'], cell: ({ decision }, { say }) => say(goneDecisionNames[decision]) },
    { key: 'decidedBy', title: ['决定人', 'Decided by', '決定人'], cell: ({ decidedBy }) => decidedBy },
  ],
  scopeOf: () => Promise.resolve('school'),
  ...readWhole<typeof GoneFilter, Shown, Row>(listWithPeople, ({ personId, student }) => ({ ...student, personId, id: student.recordId })),
  peopleOf: ({ personId }) => [personId],
})
