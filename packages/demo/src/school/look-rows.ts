import { readFile } from 'node:fs/promises'
import { sha256 } from '@campus/server/platform/crypto/digest.ts'
import { demoUniversity } from '../schools.ts'

/** The demo school wears a logo and a colour of its own; the blank one looks like the product. */
export const lookRows = async (today: Date) => {
  const logo = await readFile(new URL('logo.png', import.meta.url))
  return [
    {
      school_id: demoUniversity.id,
      colour: '#1c5d3f',
      logo,
      logo_digest: sha256(logo).toString('hex'),
      version: 1,
      changed_at: today,
    },
  ]
}
