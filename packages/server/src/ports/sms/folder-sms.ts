import { randomUUID } from 'node:crypto'
import { keepNewest, nameNextMessage, outboxPath, writeWhole } from '../outbox-folder.ts'
import type { SmsPort } from './sms.ts'

/** The embedded provider: every message becomes a file that the demo's outbox page shows. */
export const folderSms = ({ folder }: { folder: string }): SmsPort => {
  const path = outboxPath(folder, 'sms')
  return {
    async send(message) {
      const at = new Date()
      const id = randomUUID()
      await writeWhole(path, `${nameNextMessage(at)}.json`, () => [JSON.stringify({ id, at: at.toISOString(), ...message })])
      await keepNewest(path, ['.json'])
      return { id }
    },
  }
}
