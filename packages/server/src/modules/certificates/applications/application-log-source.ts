import { applicationStateNames } from '@campus/contract/certificates/application-states.ts'
import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { say } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { type ApplicationRow, applicationLog } from '@campus/contract/logs/application-log.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { LogSource } from '../../logs/log-source.extension.ts'
import { logExport } from '../../logs/reading/log-export.service.ts'
import { personColumn, timeColumn, unitColumn } from '../../logs/source/log-columns.service.ts'
import { readLogNames } from '../../logs/source/log-names.service.ts'
import { countApplicationLog, listApplicationLog } from './application-log.repository.ts'

/** Applications for certificates, as a log. Each is one row that tells how it stands now. */
export const applicationLogSource: LogSource<ApplicationRow> = {
  columns: [
    timeColumn,
    personColumn,
    unitColumn,
    { key: 'template', title: ['证明', 'Certificate', '證明'], cell: ({ template }, { language }) => nameIn(template, language) },
    { key: 'way', title: ['方式', 'Delivery', '方式'], cell: ({ way }, { say }) => say(wayNames[way]) },
    { key: 'copies', title: ['份数', 'Copies', '份數'], cell: ({ copies }) => String(copies) },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(applicationStateNames[state]) },
    { key: 'decidedBy', title: ['审批人', 'Decided by', '審批人'], cell: ({ decidedBy }) => decidedBy },
    { key: 'decidedAt', title: ['审批时间', 'Decided at', '審批時間'], cell: ({ decidedAt }, { time }) => time(decidedAt) },
  ],
  list: async (ctx, where, limit) => {
    const rows = await listApplicationLog(ctx.sql, where, limit)
    const names = await readLogNames(ctx, where.schoolId, {
      people: rows.map(({ person_id }) => person_id),
      units: rows.map(({ org_unit_id }) => org_unit_id),
    })
    return rows.map((row) => ({
      id: row.id,
      at: row.created_at.toISOString(),
      person: names.person(row.person_id),
      unitName: names.unit(row.org_unit_id),
      template: { name: row.name, nameEn: row.name_en, nameTw: row.name_tw },
      way: row.way,
      copies: row.copies,
      state: row.state,
      decidedBy: personNameIn({ name: row.decider_name ?? '', namePinyin: row.decider_pinyin }, ctx.language),
      decidedAt: row.decided_at?.toISOString() ?? null,
    }))
  },
  count: (ctx, where, max) => countApplicationLog(ctx.sql, where, max),
  inTrail: ({ template, state, person }, language) => ({
    what: nameIn(template, language),
    outcome: say(applicationStateNames[state], language),
    isRefused: state === 'rejected',
    person,
    network: '',
    requestId: '',
  }),
}

export const applicationLogExport = logExport(applicationLogSource, {
  who: applicationLog.who,
  actions: wayNames,
  outcomes: applicationStateNames,
  peopleOf: ({ person }) => [person?.id],
})
