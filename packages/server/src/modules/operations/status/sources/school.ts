import { counted } from '@campus/contract/counted.ts'
import type { CallerCtx } from '../../../../context/context.ts'
import { type Group, type Line, minutesSince } from '../status-line.ts'
import { findLastSweep, listHeads, readAuditFacts, readClosingFacts, readTerminalFacts, readUnsignedFacts } from './school.repository.ts'

export const terminals = async ({ sql, caller }: CallerCtx): Promise<Group> => {
  const { all, lost, troubled, since } = await readTerminalFacts(sql, caller.schoolId)
  const isBroken = lost + troubled > 0
  const line: Line = {
    id: 'terminals',
    title: ['自助终端', 'Terminals', '自助終端'],
    tone: all === 0 ? 'off' : lost + troubled === all ? 'bad' : isBroken ? 'attention' : 'good',
    text:
      all === 0
        ? ['没有启用的终端', 'No terminal is in use', '沒有啟用的終端']
        : [
            `共 ${all} 台，失联 ${lost} 台，故障 ${troubled} 台`,
            `${all} in use, ${lost} offline, ${troubled} with a fault`,
            `共 ${all} 台，失聯 ${lost} 台，故障 ${troubled} 台`,
          ],
    since: isBroken ? since : null,
    advice: isBroken
      ? ['请在“终端故障”中查看并安排处理。', 'Open Faults to see what is wrong and have it repaired.', '請在「終端故障」中查看並安排處理。']
      : undefined,
  }
  return { id: 'terminals', title: ['终端', 'Terminals', '終端'], lines: [line] }
}

/** Sealing and signing run every minute. */
const lateMinutes = 10

const late: Line['advice'] = [
  '封存任务没有按时运行。请检查后台任务，并运行 npm run audit:verify。',
  'The sealing job is not running as expected. Check the background jobs and run npm run audit:verify.',
  '封存任務沒有按時執行。請檢查背景任務，並執行 npm run audit:verify。',
]

const unsignedAdvice: Line['advice'] = [
  '签名任务没有按时运行，或发现已签名的记录缺失。请检查后台任务，并运行 npm run audit:verify 和 npm run ledger:verify。',
  'The signing job does not run as it should, or found that signed entries are missing. Check the background jobs, and run npm run audit:verify and npm run ledger:verify.',
  '簽名任務沒有按時執行，或發現已簽名的記錄缺失。請檢查背景任務，並執行 npm run audit:verify 和 npm run ledger:verify。',
]

/** A day is closed within some hours after its end. */
const lateClosingMinutes = 50 * 60

const closingLine = async ({ sql, caller, now }: CallerCtx): Promise<Line> => {
  const line = { id: 'closing', title: ['操作日志的每日封存', 'Daily closing of the audit log', '操作日誌的每日封存'] } as const
  const facts = await readClosingFacts(sql, caller.schoolId)
  if (!facts) return { ...line, tone: 'off', text: ['第一天结束后开始', 'Begins after the end of the first day', '第一天結束後開始'] }
  const { day, closed_at, broken, waiting_since } = facts
  if (broken)
    return {
      ...line,
      tone: 'bad',
      text: [
        `${broken} 封存时的记录已缺失或被修改`,
        `Entries that were closed on ${broken} are missing or were changed`,
        `${broken} 封存時的記錄已缺失或被修改`,
      ],
      since: closed_at,
      advice: [
        '请立即运行 npm run audit:verify，并与审计员邮箱中的封存邮件核对。',
        'Run npm run audit:verify immediately, and compare with the closings in the mailboxes of the auditors.',
        '請立即執行 npm run audit:verify，並與稽核員信箱中的封存郵件核對。',
      ],
    }
  const isLate = waiting_since !== null && minutesSince(waiting_since, now()) > lateClosingMinutes
  return {
    ...line,
    tone: isLate ? 'attention' : 'good',
    text: [`已封存到 ${day}`, `Closed up to ${day}`, `已封存到 ${day}`],
    since: closed_at,
    advice: isLate ? late : undefined,
  }
}

export const chains = async (ctx: CallerCtx): Promise<Group> => {
  const { sql, caller, now } = ctx
  const { unsealed, oldest } = await readAuditFacts(sql, caller.schoolId)
  const heads = new Map((await listHeads(sql, caller.schoolId)).map((head) => [head.chain, head]))
  const unsigned = await readUnsignedFacts(sql, caller.schoolId)
  const isOld = (at: Date | null) => at !== null && minutesSince(at, now()) >= lateMinutes
  const isLate = isOld(oldest)
  const signed = (chain: 'audit' | 'ledger', title: Line['title']): Line => {
    const head = heads.get(chain)
    const waitsSince = unsigned[chain]
    if (isOld(waitsSince))
      return {
        id: chain,
        title,
        tone: 'bad',
        text: [
          `已签名 ${head?.sequence ?? 0} 条，之后的记录还没有签名`,
          `${head?.sequence ?? 0} entries signed, later ones are not`,
          `已簽名 ${head?.sequence ?? 0} 條，之後的記錄還沒有簽名`,
        ],
        since: waitsSince,
        advice: unsignedAdvice,
      }
    if (!head) return { id: chain, title, tone: 'off', text: ['还没有记录', 'No entries yet', '還沒有記錄'] }
    return {
      id: chain,
      title,
      tone: 'good',
      text: [
        `已签名 ${head.sequence} 条，最近一次签名`,
        `${counted(head.sequence, 'entry', 'entries')} signed, last signature`,
        `已簽名 ${head.sequence} 條，最近一次簽名`,
      ],
      since: head.signed_at,
    }
  }
  return {
    id: 'chains',
    title: ['证据链', 'Chains of evidence', '證據鏈'],
    lines: [
      {
        id: 'unsealed',
        title: ['待封存的操作记录', 'Audit entries to be sealed', '待封存的操作記錄'],
        tone: isLate ? 'bad' : 'good',
        text: [`${unsealed} 条`, `${unsealed}`, `${unsealed} 條`],
        since: isLate ? oldest : null,
        advice: isLate ? late : undefined,
      },
      signed('audit', ['操作日志', 'Audit log', '操作日誌']),
      signed('ledger', ['账本', 'Ledger', '帳本']),
      await closingLine(ctx),
    ],
  }
}

/** Two of the hourly runs may be missed by a restart. */
const sweepMinutes = 150

export const deletions = async ({ sql }: CallerCtx): Promise<Group> => {
  const at = await findLastSweep(sql)
  const isLate = at !== null && minutesSince(at, new Date()) > sweepMinutes
  const line: Line = {
    id: 'sweep',
    title: ['到期数据清理', 'Expired data clean-up', '到期資料清理'],
    tone: isLate ? 'bad' : 'good',
    text: at
      ? isLate
        ? ['没有按时运行，最近一次', 'Did not run as expected, last run', '沒有按時執行，最近一次']
        : ['每小时运行，最近一次', 'Runs every hour, last run', '每小時執行，最近一次']
      : ['启动后一小时内首次运行', 'Runs within an hour after the start', '啟動後一小時內首次執行'],
    since: at,
    advice: isLate
      ? [
          '请在“后台任务”中查看 housekeeping.sweep 失败的原因。',
          'Open Background jobs to see why housekeeping.sweep fails.',
          '請在「背景任務」中查看 housekeeping.sweep 失敗的原因。',
        ]
      : undefined,
  }
  return { id: 'retention', title: ['保存期限', 'Retention', '保存期限'], lines: [line] }
}
