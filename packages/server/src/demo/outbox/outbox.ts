import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { listNewest, type OutboxKind, outboxPath } from '../../ports/outbox-folder.ts'

const OutboxMessage = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  to: z.string(),
  cc: z.array(z.string()).default([]),
  subject: z.string().default(''),
  text: z.string(),
})
export type OutboxMessage = z.infer<typeof OutboxMessage>

const readMessage = async (path: string): Promise<OutboxMessage | undefined> => {
  // The oldest message may be swept away between the listing and this reading.
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : OutboxMessage.parse(JSON.parse(text))
}

/** What the embedded mail or SMS provider has sent, newest first: the demo school has no real mailbox to look into. */
export const readOutbox = async (folder: string, kind: OutboxKind, limit: number): Promise<OutboxMessage[]> => {
  const path = outboxPath(folder, kind)
  const names = (await listNewest(path, '.json')).slice(0, limit)
  const messages = await Promise.all(names.map((name) => readMessage(join(path, name))))
  return messages.filter((message) => message !== undefined)
}
