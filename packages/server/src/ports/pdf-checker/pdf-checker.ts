import type { Trust } from '@campus/contract/verification/trust.ts'
import type { PdfFindings } from '@campus/proof/verify/check-pdf.ts'
import { openChildPool } from '../../platform/child-pool.ts'

/** What a child is given: the file as it came, and whom to trust. */
export interface CheckTask {
  readonly bytes: Uint8Array
  readonly trust: Trust
}

/** Checks files that strangers send, where they can do no harm: a hostile one costs its child, and seconds. */
export interface PdfChecker {
  check(bytes: Uint8Array, trust: Trust): Promise<PdfFindings>
  close(): Promise<void>
}

export const openPdfChecker = ({ workers }: { workers: number }): PdfChecker => {
  const pool = openChildPool<CheckTask, PdfFindings>({
    script: new URL('check-child.ts', import.meta.url),
    size: workers,
    cpuMs: 15_000,
    maxTasks: 500,
    maxMemoryMb: 512,
    maxWaiting: 50,
  })
  return { check: (bytes, trust) => pool.run({ bytes, trust }), close: () => pool.close() }
}
