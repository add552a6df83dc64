import { schoolVerifications, VerificationFilter } from '@campus/contract/documents/console/issued.ts'
import { integrityTitles, signatoryTitles, verdictNames, wayTitles } from '@campus/contract/verification/outcome.ts'
import { exportSource } from '../logs/exports/export-source.extension.ts'
import { listFilterNames, narrowList, tellOne } from '../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../school/organisation/scope.service.ts'
import { countEntries, type LogRow, listEntries } from './verification.repository.ts'

/** Speaks of documents and rough networks, of no person. */
export const verificationExport = exportSource<typeof VerificationFilter, LogRow>({
  who: schoolVerifications.who,
  filter: VerificationFilter,
  filterNames: {
    ...listFilterNames,
    verdict: [['结果', 'Result', '結果'], tellOne(verdictNames)],
    way: [['方式', 'Method', '方式'], tellOne(wayTitles)],
    documentId: ['证明', 'Certificate', '證明'],
  },
  columns: [
    { key: 'at', title: ['时间', 'Time', '時間'], cell: ({ checked_at }, { time }) => time(checked_at) },
    {
      key: 'title',
      title: ['文件', 'Document', '檔案'],
      cell: (row, { say }) => say([row.name ?? '', row.name_en ?? '', row.name_tw ?? '']),
    },
    { key: 'serial', title: ['编号', 'Serial number', '編號'], cell: ({ serial }) => serial ?? '' },
    { key: 'verdict', title: ['结果', 'Result', '結果'], cell: ({ verdict }, { say }) => say(verdictNames[verdict]) },
    {
      key: 'integrity',
      title: ['是否改动', 'Integrity', '是否改動'],
      cell: ({ integrity }, { say }) => (integrity ? say(integrityTitles[integrity]) : ''),
    },
    {
      key: 'signedBy',
      title: ['签名者', 'Signer', '簽名者'],
      cell: ({ signed_by }, { say }) => (signed_by ? say(signatoryTitles[signed_by]) : ''),
    },
    { key: 'way', title: ['方式', 'Method', '方式'], cell: ({ way }, { say }) => say(wayTitles[way]) },
    { key: 'network', title: ['来自网络', 'Network', '來自網路'], cell: ({ network }) => network },
    { key: 'share', title: ['分享备注', 'Shared link', '分享備註'], cell: ({ share_note }) => share_note ?? '' },
  ],
  scopeOf: readingScopeOf,
  count: async (ctx, filter, max) => {
    const narrowed = await narrowList(ctx, filter)
    return countEntries(ctx.sql, { schoolId: narrowed.schoolId }, { ...filter, ...narrowed }, max)
  },
  list: async (ctx, filter, from) => {
    const narrowed = await narrowList(ctx, filter)
    return listEntries(ctx.sql, { schoolId: narrowed.schoolId }, { ...filter, ...narrowed }, from)
  },
  peopleOf: () => [],
})
