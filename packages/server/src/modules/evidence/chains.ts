import type { Sql } from '../../platform/db/sql.ts'
import { auditHashAt, listAuditHeads } from '../audit/audit.service.ts'
import { ledgerHashAt, listLedgerHeads } from '../wallet/books/chain.service.ts'
import type { ChainName } from './statement.ts'

export interface ChainEnd {
  readonly school_id: string
  readonly sequence: number
  readonly hash: Buffer
  readonly at: Date
}

interface EvidenceChain {
  /** The last link of each school that has one. */
  readonly listEnds: (sql: Sql) => Promise<ChainEnd[]>
  readonly hashAt: (sql: Sql, schoolId: string, sequence: number) => Promise<Buffer | undefined>
}

/** The chains whose length and end are signed. */
export const evidenceChains: Readonly<Record<ChainName, EvidenceChain>> = {
  audit: { listEnds: listAuditHeads, hashAt: auditHashAt },
  ledger: { listEnds: listLedgerHeads, hashAt: ledgerHashAt },
}
