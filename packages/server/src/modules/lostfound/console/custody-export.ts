import { CustodyFilter, type CustodyRow, custodyItems } from '@campus/contract/lostfound/console.ts'
import { lostKindNames, lostSideNames, lostStateNames } from '@campus/contract/lostfound/kinds.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readWhole } from '../../logs/lists/short-list-export.service.ts'
import { list } from './custody.service.ts'

/** Posts and who wrote them; what cards say is in none. */
export const custodyExport = exportSource<typeof CustodyFilter, CustodyRow>({
  who: custodyItems.who,
  filter: CustodyFilter,
  filterNames: {
    from: listFilterNames.from,
    until: listFilterNames.until,
    words: listFilterNames.words,
    state: [['状态', 'Status', '狀態'], tellOne(lostStateNames)],
    side: [['类型', 'Type', '類型'], tellOne(lostSideNames)],
    kind: [['物品', 'Item', '物品'], tellOne(lostKindNames)],
    concern: [
      ['需要关注', 'Needs attention', '需要關注'],
      tellOne({
        reported: ['被举报', 'Reported', '被檢舉'],
        custody: ['学校保管', 'With the school', '學校保管'],
        claimed: ['有人认领', 'Claimed', '有人認領'],
        cards: ['证件', 'Cards', '證件'],
      }),
    ],
  },
  columns: [
    { key: 'side', title: ['类型', 'Type', '類型'], cell: ({ side }, { say }) => say(lostSideNames[side]) },
    { key: 'kind', title: ['物品', 'Item', '物品'], cell: ({ kind }, { say }) => say(lostKindNames[kind]) },
    { key: 'title', title: ['标题', 'Title', '標題'], cell: ({ title }) => title },
    { key: 'place', title: ['地点', 'Place', '地點'], cell: ({ place }) => place },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(lostStateNames[state]) },
    { key: 'author', title: ['发布人', 'Posted by', '發布人'], cell: ({ author }) => author.name },
    { key: 'reports', title: ['举报', 'Reports', '檢舉'], cell: ({ reports }) => String(reports) },
    { key: 'happenedAt', title: ['时间', 'Time', '時間'], cell: ({ happenedAt }, { time }) => time(happenedAt) },
    { key: 'postedAt', title: ['发布时间', 'Posted', '發布時間'], cell: ({ postedAt }, { time }) => time(postedAt) },
  ],
  scopeOf: () => Promise.resolve('school'),
  ...readWhole<typeof CustodyFilter, CustodyRow, CustodyRow>(list, (row) => row),
  peopleOf: ({ author }) => [author.id],
})
