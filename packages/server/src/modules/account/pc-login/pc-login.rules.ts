import type { PcLoginState } from '@campus/contract/account/pc-login.ts'
import type { z } from 'zod'
import type { Column } from '../../../platform/db/sql.ts'

/** Each step has this long: to scan the code, then to decide, then for the page to fetch its ticket. */
export const stepSeconds = 60

/** Generous, because a whole campus may be behind one address. */
export const maxCodesPerMinute = 6000

type State = z.infer<typeof PcLoginState>

/** The state shown to the page; a fetched ticket is not a separate state for it. */
export const describeState = (row: { state: Column<'pc_login', 'state'>; expires_at: Date }, now: Date): State => {
  if (row.state === 'spent') return 'confirmed'
  if (row.state === 'refused') return 'refused'
  return row.expires_at > now ? row.state : 'expired'
}
