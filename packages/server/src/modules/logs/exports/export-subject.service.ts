import type { Phrase } from '@campus/contract/language.ts'
import type { ExportState } from '@campus/contract/logs/exports.ts'
import { exportStateNames } from '@campus/contract/logs/exports.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { SubjectView } from '../../messages/subject.ts'
import { presentExport } from './export-view.ts'
import { findReadable } from './read.service.ts'

const tones: Record<ExportState, SubjectView['tone']> = {
  waiting: 'waiting',
  running: 'waiting',
  ready: 'good',
  failed: 'bad',
  rejected: 'bad',
  cancelled: 'over',
  expired: 'over',
}

const decideIt: Phrase = ['去审批', 'Review', '去審批']
const seeIt: Phrase = ['查看导出', 'View the export', '查看匯出']

export const describeExport = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findReadable(ctx, id)
  if (!row) return undefined
  const { state, mayDecide } = presentExport(ctx, row)
  return { state: exportStateNames[state], tone: tones[state], actionLabel: mayDecide ? decideIt : seeIt }
}
