import type { OutputOf } from '@campus/contract/call.ts'
import { AnnouncementFilter, announcementStateNames, announcements } from '@campus/contract/messages/announcements.ts'
import { countFitting, listFitting } from '../../messages/announcements/announcement.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { exportSource } from '../exports/export-source.extension.ts'
import { listFilterNames, tellOne } from './list-filter.service.ts'

type Row = OutputOf<typeof announcements>['rows'][number]

/** Given here, because exports notify people and so stand above the messages. Newest first. */
export const announcementExport = exportSource<typeof AnnouncementFilter, Row>({
  who: announcements.who,
  filter: AnnouncementFilter,
  filterNames: {
    words: listFilterNames.words,
    state: [['状态', 'Status', '狀態'], tellOne(announcementStateNames)],
    from: listFilterNames.from,
    until: listFilterNames.until,
  },
  columns: [
    { key: 'title', title: ['标题', 'Title', '標題'], cell: ({ title }) => title },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(announcementStateNames[state]) },
    { key: 'audience', title: ['对象', 'Audience', '對象'], cell: ({ audience }) => audience.join('; ') },
    { key: 'reach', title: ['送达', 'Recipients', '送達'], cell: ({ reach }) => String(reach) },
    { key: 'read', title: ['已读', 'Read', '已讀'], cell: ({ read }) => String(read) },
    { key: 'author', title: ['发布人', 'Author', '發布人'], cell: ({ author }) => author },
    { key: 'publishAt', title: ['发布时间', 'Published', '發布時間'], cell: ({ publishAt }, { time }) => time(publishAt) },
    { key: 'createdAt', title: ['创建时间', 'Written', '建立時間'], cell: ({ createdAt }, { time }) => time(createdAt) },
  ],
  scopeOf,
  count: countFitting,
  list: listFitting,
  peopleOf: () => [],
})
