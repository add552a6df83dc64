import type { Ctx } from '../../../context/context.ts'
import { listIdentities } from '../outside/identity.repository.ts'
import { listPasskeys } from '../passkeys/passkey.repository.ts'
import { listAccountChanges, listConsents, listLoginLog, listSessions } from './account-export.repository.ts'

/** What the school holds about how a person comes in, for their own copy; nothing of it opens anything. */
export const exportAccount = async ({ sql }: Ctx, personId: string) => ({
  sessions: await listSessions(sql, personId),
  login_log: await listLoginLog(sql, personId),
  account_changes: await listAccountChanges(sql, personId),
  consents: await listConsents(sql, personId),
  passkeys: (await listPasskeys(sql, personId)).map(({ name, created_at, last_used_at }) => ({ name, created_at, last_used_at })),
  outside_identities: await listIdentities(sql, personId),
})
