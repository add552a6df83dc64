import type { OutputOf } from '@campus/contract/call.ts'
import { ArticleFilter, articleStateNames, articles } from '@campus/contract/help/articles.ts'
import { maxSheetRows } from '@campus/contract/logs/exports.ts'
import { partOf } from '../../../platform/db/cursor.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { countArticles, listArticles } from './article.repository.ts'
import { presentRows } from './article.service.ts'

type Row = OutputOf<typeof articles>['rows'][number]

/** Some hundreds at most, the last changed first. */
export const articleExport = exportSource<typeof ArticleFilter, Row>({
  who: articles.who,
  filter: ArticleFilter,
  filterNames: { words: listFilterNames.words, state: [['状态', 'Status', '狀態'], tellOne(articleStateNames)] },
  columns: [
    { key: 'title', title: ['标题', 'Title', '標題'], cell: ({ title }) => title },
    { key: 'type', title: ['类型', 'Type', '類型'], cell: ({ typeName }) => typeName },
    {
      key: 'form',
      title: ['形式', 'Format', '形式'],
      cell: ({ isGuide }, { say }) => say(isGuide ? ['指南', 'Guide', '指南'] : ['常见问题', 'Problem', '常見問題']),
    },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(articleStateNames[state]) },
    { key: 'reads', title: ['阅读', 'Reads', '閱讀'], cell: ({ reads }) => String(reads) },
    { key: 'helpful', title: ['有帮助', 'Helpful', '有幫助'], cell: ({ helpful }) => String(helpful) },
    { key: 'unhelpful', title: ['没有帮助', 'Not helpful', '沒有幫助'], cell: ({ unhelpful }) => String(unhelpful) },
    { key: 'remarks', title: ['意见', 'Comments', '意見'], cell: ({ remarks }) => String(remarks) },
    { key: 'updatedAt', title: ['更新', 'Updated', '更新'], cell: ({ updatedAt }, { time }) => time(updatedAt) },
  ],
  scopeOf: () => Promise.resolve('school'),
  count: async (ctx, { words, state }) => (await countArticles(ctx.sql, { schoolId: ctx.caller.schoolId, words, state })).count,
  list: async (ctx, { words, state }, from) => {
    const filter = { schoolId: ctx.caller.schoolId, words, state }
    return presentRows(ctx, [...partOf(await listArticles(ctx.sql, filter, { limit: maxSheetRows, offset: 0 }, undefined), from)])
  },
  peopleOf: () => [],
})
