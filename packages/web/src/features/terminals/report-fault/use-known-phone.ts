import { ownInfo } from '@campus/contract/people/own-info.ts'
import { ownFaultReport, ownFaultReports } from '@campus/contract/terminals/faults.ts'
import { useRead } from '../../../api/use-read.ts'

const quiet = { background: true }

export interface KnownPhone {
  /** The number that the school knows of me, masked; empty where it knows none. */
  readonly own: string
  /** The one that I left with my last report, so that it need not be typed again. */
  readonly left: string
}

/** Under which number I can be asked; undefined until it is known. */
export const useKnownPhone = (): KnownPhone | undefined => {
  const info = useRead(ownInfo, {}, quiet)
  const own = info.error ? '' : info.data?.phone
  const reports = useRead(ownFaultReports, { pageSize: 1 }, { ...quiet, enabled: own === '' })
  const last = reports.data?.rows[0]?.id
  const report = useRead(ownFaultReport, { id: last ?? '' }, { ...quiet, enabled: last !== undefined })
  if (own === undefined) return undefined
  if (own || reports.error || report.error || (reports.data && last === undefined)) return { own, left: '' }
  return report.data && { own, left: report.data.phone }
}
