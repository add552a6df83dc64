import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'

export const FileId = Id
export const StoredFile = z.object({ id: FileId, name: z.string(), contentType: z.string(), size: z.number().int() })

export const uploadFile = call({
  method: 'POST',
  path: '/my/files',
  who: 'user',
  summary: 'Store one picture or PDF of mine, to be named by its id in another call; hidden data in a picture is removed.',
  file: { field: 'file', maxBytes: 10 * 1024 * 1024, maxCount: 1, kinds: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] },
  output: StoredFile,
  refusals: ['file_kind', 'too_large', 'picture_broken'],
})

export const readFile = call({
  method: 'GET',
  path: '/my/files/{id}',
  who: 'user',
  summary: 'The bytes of a file of mine, or of one that a response gave me with its key.',
  params: z.object({ id: FileId }),
  query: z.object({ key: z.string().max(64).optional() }),
  output: { raw: 'bytes' },
})
