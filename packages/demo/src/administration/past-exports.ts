import type { Phrase } from '@campus/contract/language.ts'
import type { ExportSourceName } from '@campus/contract/logs/exports.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'

type Row = NewRow<'log_export'>
type Past = readonly [
  asker: string,
  ExportSourceName,
  columns: readonly string[],
  reason: string,
  total: number,
  Row['state'],
  note: string,
]

/** What was exported in the last months; the files are long deleted. */
const past: readonly Past[] = [
  ['T0003', 'people', ['number', 'name'], '校友会核对通讯录', 2214, 'expired', ''],
  ['T0004', 'operation', ['action', 'actor'], '年度审计抽查', 860, 'expired', '同意，限审计使用'],
  ['T0025', 'orders', ['number', 'state', 'total', 'createdAt'], '财务季度对账', 412, 'expired', ''],
  ['T0025', 'login', ['account', 'network', 'outcome'], '核查异常登录', 5230, 'rejected', '请缩小到具体日期再申请'],
  ['T0003', 'orders', ['number', 'personNumber', 'total', 'paid'], '核对退款', 57, 'cancelled', ''],
  ['T0004', 'login', ['account', 'network', 'outcome'], '安全检查', 148, 'expired', '同意'],
  ['T0003', 'print_jobs', ['number', 'state'], '统计打印用量', 96, 'failed', ''],
]

const waiting = ['T0025', 'operation', ['action', 'actor'], '复核上月的权限变更', 324, 'waiting', ''] as const satisfies Past

export const exportTexts = [...past, waiting].flatMap(([, , , reason, , , note]) => [reason, note])

const problem: Phrase = [
  '生成文件时出错，请稍后重新导出。',
  'The file could not be made. Export it again later.',
  '產生檔案時出錯，請稍後重新匯出。',
]
const between = 17 * 24 + 4
const isDecided = (state: Row['state'], note: string) => state === 'rejected' || (state === 'expired' && note !== '')

/** Each asked for with a reason; what is large or unmasked was decided by another administrator, and one of these waits. */
export const exportRows = (today: Date): Row[] =>
  [...past, waiting].map(([asker, source, columns, reason, total, state, note], index) => {
    const hours = state === 'waiting' ? 4 : 30 + (past.length - index) * between
    const at = ago(today, hours)
    const decides = isDecided(state, note)
    return {
      id: idAt('log export', String(index), at),
      school_id: demoUniversity.id,
      asked_by: personId(asker),
      source,
      filter: '{}',
      filter_texts: '[]',
      columns: [...columns],
      format: index % 2 === 0 ? 'xlsx' : 'csv',
      language: 'zh_CN',
      reason,
      total,
      has_unmasked: decides || state === 'waiting',
      needs_approval: decides || state === 'waiting',
      state,
      processed: state === 'expired' ? total : 0,
      note,
      problem: state === 'failed' ? JSON.stringify(problem) : null,
      created_at: at,
      finished_at: state === 'expired' || state === 'failed' ? ago(at, -2) : null,
      expires_at: state === 'waiting' ? ago(today, -68) : state === 'expired' ? ago(at, -74) : null,
      ...(decides && { decided_by: personId(asker === 'T0003' ? 'T0025' : 'T0003'), decided_at: ago(at, -1) }),
    }
  })
