import type { OutputOf } from '@campus/contract/call.ts'
import { OfferedFilter, offeredFiles } from '@campus/contract/cloudprint/console.ts'
import { libraryStateNames } from '@campus/contract/cloudprint/library.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readWhole } from '../../logs/lists/short-list-export.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import type { OfferedRow } from '../library/offered-file.repository.ts'
import { presentTo, readPage } from './review.service.ts'

type Row = OutputOf<typeof offeredFiles>['rows'][number] & { readonly personId: string }

export const libraryExport = exportSource<typeof OfferedFilter, Row>({
  who: offeredFiles.who,
  filter: OfferedFilter,
  filterNames: {
    from: listFilterNames.from,
    until: listFilterNames.until,
    words: listFilterNames.words,
    state: [['状态', 'Status', '狀態'], tellOne(libraryStateNames)],
  },
  columns: [
    { key: 'title', title: ['标题', 'Title', '標題'], cell: (row, { language }) => nameIn(row, language) },
    { key: 'directory', title: ['目录', 'Directory', '目錄'], cell: ({ directory }, { language }) => nameIn(directory, language) },
    { key: 'pages', title: ['页数', 'Pages', '頁數'], cell: ({ pages }) => String(pages) },
    { key: 'number', title: ['学工号', 'Number', '學工號'], cell: ({ personNumber }) => personNumber },
    { key: 'name', title: ['上传人', 'Uploaded by', '上傳人'], cell: ({ personName }) => personName },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(libraryStateNames[state]) },
    { key: 'printed', title: ['打印次数', 'Printed', '列印次數'], cell: ({ printed }) => String(printed) },
    { key: 'createdAt', title: ['提交时间', 'Submitted', '提交時間'], cell: ({ createdAt }, { time }) => time(createdAt) },
    { key: 'reviewer', title: ['审核人', 'Reviewed by', '審核人'], cell: ({ reviewer }) => reviewer },
    { key: 'reviewedAt', title: ['审核时间', 'Reviewed', '審核時間'], cell: ({ reviewedAt }, { time }) => time(reviewedAt) },
    { key: 'notes', title: ['审核意见', 'Review note', '審核意見'], cell: ({ notes }) => notes },
  ],
  scopeOf: readingScopeOf,
  ...readWhole<typeof OfferedFilter, OfferedRow, Row>(readPage, (row, ctx) => ({ ...presentTo(ctx)(row), personId: row.person_id })),
  peopleOf: ({ personId }) => [personId],
})
