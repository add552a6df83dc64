import { keepNewest, nameNextMessage, outboxPath, writeWhole } from '../outbox-folder.ts'
import type { WebhookPort } from './webhook.ts'

/** The embedded provider: calls of other systems become files, and each is accepted. */
export const folderWebhooks = ({ folder }: { readonly folder: string }): WebhookPort => {
  const path = outboxPath(folder, 'webhook')
  return {
    async send(webhook) {
      const at = new Date()
      await writeWhole(path, `${nameNextMessage(at)}.json`, () => [JSON.stringify({ at: at.toISOString(), ...webhook })])
      await keepNewest(path, ['.json'])
      return { status: 200 }
    },
  }
}
