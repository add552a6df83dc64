import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { CaseFilter, matchedCases } from '@campus/contract/registration/console/cases.ts'
import { registrationMethodNames, registrationStateNames } from '@campus/contract/registration/states.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { countCases, type ListedCase, listCasesAfter } from './case-list.repository.ts'
import { filterOf } from './case-list.service.ts'

/** What became of each registration, without what its papers say. */
const caseExport = (kind: ListedCase['kind']) =>
  exportSource<typeof CaseFilter, ListedCase>({
    who: matchedCases.who,
    filter: CaseFilter,
    filterNames: {
      from: listFilterNames.from,
      until: listFilterNames.until,
      words: listFilterNames.words,
      unitId: listFilterNames.unitId,
      state: [['状态', 'Status', '狀態'], tellOne(registrationStateNames)],
      userType: [['身份', 'Kind of person', '身分'], tellOne(userTypeNames)],
    },
    columns: [
      { key: 'number', title: ['学工号', 'Number', '學工號'], cell: ({ number }) => number },
      { key: 'name', title: ['姓名', 'Name', '姓名'], cell: ({ name }) => name },
      { key: 'userType', title: ['身份', 'Kind of person', '身分'], cell: ({ user_type }, { say }) => say(userTypeNames[user_type]) },
      {
        key: 'unit',
        title: ['单位', 'Unit', '單位'],
        cell: ({ unit_name, unit_name_en, unit_name_tw }, { language }) =>
          unit_name === null ? '' : say([unit_name, unit_name_en ?? '', unit_name_tw ?? ''], language),
      },
      { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(registrationStateNames[state]) },
      {
        key: 'method',
        title: ['审核方式', 'Checked by', '審核方式'],
        cell: ({ method }, { say }) => (method ? say(registrationMethodNames[method]) : ''),
      },
      { key: 'files', title: ['材料', 'Files', '材料'], cell: ({ file_count }) => String(file_count ?? 0) },
      { key: 'handedInAt', title: ['提交时间', 'Submitted', '提交時間'], cell: ({ handed_in_at }, { time }) => time(handed_in_at) },
      { key: 'decideBy', title: ['审核期限', 'Due', '審核期限'], cell: ({ decide_by }, { time }) => time(decide_by) },
      {
        key: 'reviewer',
        title: ['审核人', 'Reviewed by', '審核人'],
        cell: ({ reviewer_name, reviewer_pinyin }, { language }) =>
          personNameIn({ name: reviewer_name ?? '', namePinyin: reviewer_pinyin }, language),
      },
      { key: 'decidedAt', title: ['审核时间', 'Reviewed', '審核時間'], cell: ({ decided_at }, { time }) => time(decided_at) },
      { key: 'notes', title: ['审核意见', 'Review note', '審核意見'], cell: ({ notes }) => notes },
    ],
    scopeOf,
    count: async (ctx, filter) => countCases(ctx.sql, await filterOf(ctx, kind, filter)),
    list: async (ctx, filter, from) => listCasesAfter(ctx.sql, await filterOf(ctx, kind, filter), from),
    peopleOf: ({ person_id }) => [person_id],
  })

export const matchedCaseExport = caseExport('matched')
export const unmatchedCaseExport = caseExport('unmatched')
