import { SchoolMailFilter, schoolMails } from '@campus/contract/certificates/console.ts'
import { mailStateNames, mailViaNames } from '@campus/contract/certificates/delivery.ts'
import { exportSource } from '../../../logs/exports/export-source.extension.ts'
import { listFilterNames, narrowList, tellOne } from '../../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../../school/organisation/scope.service.ts'
import { countOfSchool, listOfSchoolAfter } from './status.repository.ts'
import { presentMasked } from './status.service.ts'

type Row = Awaited<ReturnType<typeof presentMasked>>[number]

export const mailExport = exportSource<typeof SchoolMailFilter, Row>({
  who: schoolMails.who,
  filter: SchoolMailFilter,
  filterNames: {
    ...listFilterNames,
    state: [['状态', 'Status', '狀態'], tellOne(mailStateNames)],
    via: [['发件邮箱', 'Sent through', '寄件信箱'], tellOne(mailViaNames)],
  },
  columns: [
    { key: 'queuedAt', title: ['提交时间', 'Queued', '提交時間'], cell: ({ queuedAt }, { time }) => time(queuedAt) },
    { key: 'personNumber', title: ['学工号', 'Number', '學工號'], cell: ({ personNumber }) => personNumber },
    { key: 'personName', title: ['申请人', 'Applicant', '申請人'], cell: ({ personName }) => personName },
    { key: 'to', title: ['收件人（已隐藏）', 'To (masked)', '收件人（已隱藏）'], cell: ({ to }) => to },
    { key: 'cc', title: ['抄送（已隐藏）', 'Cc (masked)', '副本（已隱藏）'], cell: ({ cc }) => cc.join(' ') },
    { key: 'files', title: ['文件', 'Files', '檔案'], cell: ({ files }) => files.join('; ') },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(mailStateNames[state]) },
    { key: 'reason', title: ['原因', 'Reason', '原因'], cell: ({ reason }) => reason },
    { key: 'via', title: ['发件邮箱', 'Sent through', '寄件信箱'], cell: ({ via }, { say }) => say(mailViaNames[via]) },
    { key: 'attempts', title: ['尝试次数', 'Attempts', '嘗試次數'], cell: ({ attempts }) => String(attempts) },
    { key: 'sentAt', title: ['发送时间', 'Sent', '傳送時間'], cell: ({ sentAt }, { time }) => time(sentAt) },
  ],
  scopeOf: readingScopeOf,
  count: async (ctx, filter, max) => countOfSchool(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, max),
  list: async (ctx, filter, from) =>
    presentMasked(ctx, await listOfSchoolAfter(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, from)),
  peopleOf: ({ personId }) => [personId],
})
