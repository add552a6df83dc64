import { createReadStream } from 'node:fs'
import type { BlobPort } from '@campus/server/ports/blobs/blobs.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'

const maxBytes = 1_000_000

/** The seal that stands on every certificate of the demo school. */
export const sealFile = { id: idOf('file', 'seal'), owner: 'T0003', name: 'seal.png', type: 'image/png', use: 'signature' } as const
/** It shows a fictitious person; it is on the certificate for visas. */
export const portraitFile = {
  id: idOf('file', 'portrait'),
  owner: '100001',
  name: 'portrait.jpg',
  type: 'image/jpeg',
  use: 'portrait',
} as const

/** Brings the pictures to where files are kept; the same bytes are stored once. */
export const pictureRows = (blobs: BlobPort) =>
  Promise.all(
    [sealFile, portraitFile].map(async ({ id, owner, name, type, use }) => {
      const { key, size } = await blobs.put(createReadStream(new URL(name, import.meta.url)), { maxBytes })
      return { id, school_id: demoUniversity.id, owner_id: personId(owner), blob_key: key, size, content_type: type, name, use }
    }),
  )
