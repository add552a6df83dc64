import type { OutputOf } from '@campus/contract/call.ts'
import { consoleTemplates, TemplateFilter, templateStateNames } from '@campus/contract/documents/console/templates.ts'
import { chargeNames, wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { maxSheetRows } from '@campus/contract/logs/exports.ts'
import { partOf } from '../../../../platform/db/cursor.ts'
import { exportSource } from '../../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../../logs/lists/list-filter.service.ts'
import { labelsOf } from '../../../school/dictionaries/dictionary.service.ts'
import { countTemplates, listTemplates } from './console-template.repository.ts'
import { presentRow } from './console-template.service.ts'

type Row = OutputOf<typeof consoleTemplates>['rows'][number] & { readonly typeName: string }

/** A hundred at most, in the order in which people see them. */
export const templateExport = exportSource<typeof TemplateFilter, Row>({
  who: consoleTemplates.who,
  filter: TemplateFilter,
  filterNames: {
    words: listFilterNames.words,
    state: [['状态', 'Status', '狀態'], tellOne(templateStateNames)],
    type: [['类型', 'Type', '類型'], async (ctx, type) => (await labelsOf(ctx, ctx.caller.schoolId, 'template_type'))(type)],
  },
  columns: [
    { key: 'name', title: ['证明', 'Certificate', '證明'], cell: (row, { language }) => nameIn(row, language) },
    { key: 'code', title: ['编码', 'Code', '編碼'], cell: ({ code }) => code },
    { key: 'type', title: ['类型', 'Type', '類型'], cell: ({ typeName }) => typeName },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(templateStateNames[state]) },
    { key: 'version', title: ['版本', 'Version', '版本'], cell: ({ publishedVersion }) => String(publishedVersion ?? '') },
    {
      key: 'ways',
      title: ['领取方式', 'Delivery', '領取方式'],
      cell: ({ ways }, { say }) => ways.map((way) => say(wayNames[way])).join('; '),
    },
    { key: 'charge', title: ['收费', 'Charge', '收費'], cell: ({ charge }, { say }) => say(chargeNames[charge]) },
    {
      key: 'price',
      title: ['价格（元）', 'Price (CNY)', '價格（元）'],
      cell: ({ charge, price }, { money }) => (charge === 'none' ? '' : money(price)),
    },
    {
      key: 'approval',
      title: ['需审批', 'Needs approval', '需審批'],
      cell: ({ needsApproval }, { say }) => say(needsApproval ? ['是', 'Yes', '是'] : ['否', 'No', '否']),
    },
    { key: 'issued', title: ['已开具', 'Issued', '已開具'], cell: ({ issued }) => String(issued) },
    { key: 'changedAt', title: ['修改', 'Updated', '修改'], cell: ({ changedAt }, { time }) => time(changedAt) },
  ],
  scopeOf: () => Promise.resolve('school'),
  count: (ctx, { words, state, type }) => countTemplates(ctx.sql, { schoolId: ctx.caller.schoolId, words, state, type }),
  list: async (ctx, { words, state, type }, from) => {
    const { schoolId } = ctx.caller
    const rows = await listTemplates(ctx.sql, { schoolId, words, state, type }, { pageNum: 1, pageSize: maxSheetRows }, undefined)
    const typeName = await labelsOf(ctx, schoolId, 'template_type')
    return partOf(rows, from).map((row) => ({ ...presentRow(row), typeName: typeName(row.type) }))
  },
  peopleOf: () => [],
})
