import type { OutputOf } from '@campus/contract/call.ts'
import { IssuedFilter, issuedDocuments } from '@campus/contract/documents/console/issued.ts'
import { documentStateNames } from '@campus/contract/documents/own-documents.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { exportSource } from '../../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../../school/organisation/scope.service.ts'
import { countDocuments, listDocumentsAfter } from '../../issued/document-list.repository.ts'
import { filterOf, presentIssued } from './console-issued.service.ts'

type Row = OutputOf<typeof issuedDocuments>['rows'][number]

export const issuedExport = exportSource<typeof IssuedFilter, Row>({
  who: issuedDocuments.who,
  filter: IssuedFilter,
  filterNames: {
    ...listFilterNames,
    state: [['状态', 'Status', '狀態'], tellOne(documentStateNames)],
    templateId: ['模板编号', 'Template', '範本編號'],
  },
  columns: [
    { key: 'serial', title: ['编号', 'Serial number', '編號'], cell: ({ serial }) => serial },
    { key: 'title', title: ['证明', 'Certificate', '證明'], cell: (row, { language }) => nameIn(row, language) },
    { key: 'holderNumber', title: ['学工号', 'Number', '學工號'], cell: ({ holderNumber }) => holderNumber },
    { key: 'holderName', title: ['持有人', 'Holder', '持有人'], cell: ({ holderName }) => holderName },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(documentStateNames[state]) },
    { key: 'reason', title: ['原因', 'Reason', '原因'], cell: ({ reason }) => reason },
    { key: 'createdAt', title: ['申请时间', 'Requested', '申請時間'], cell: ({ createdAt }, { time }) => time(createdAt) },
    { key: 'issuedAt', title: ['签发时间', 'Issued', '簽發時間'], cell: ({ issuedAt }, { time }) => time(issuedAt) },
    { key: 'validUntil', title: ['有效期至', 'Valid until', '有效期至'], cell: ({ validUntil }, { time }) => time(validUntil) },
  ],
  scopeOf: readingScopeOf,
  count: async (ctx, filter, max) => countDocuments(ctx.sql, await filterOf(ctx, filter), max),
  list: async (ctx, filter, from) => {
    const rows = await listDocumentsAfter(ctx.sql, await filterOf(ctx, filter), from)
    return rows.map((row) => presentIssued(ctx, row))
  },
  peopleOf: ({ holderId }) => [holderId],
})
