import { z } from 'zod'
import { call, Done } from '../../call.ts'
import { Id, Instant } from '../../fields.ts'
import { PageQuery, pageOf } from '../../page.ts'

export const maxImportedPhotos = 2000

const PhotoImport = z.object({
  id: Id,
  fileName: z.string(),
  typeId: Id,
  state: z.enum(['reading', 'unreadable', 'preview', 'running', 'done', 'failed', 'cancelled']),
  /** Why it could not be read or carried out. */
  problem: z.string(),
  total: z.number().int(),
  toAdd: z.number().int(),
  toReplace: z.number().int(),
  wrong: z.number().int(),
  /** How far reading or running is. */
  processed: z.number().int(),
  skipsWrong: z.boolean(),
  by: z.string(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
})

export const startPhotoImport = call({
  method: 'POST',
  path: '/console/identity/photoImports',
  who: ['admin', 'manager'],
  summary: 'Upload a ZIP of photos named by number and start reading it; nothing changes before it is confirmed.',
  body: z.object({ typeId: Id }),
  file: { field: 'file', maxBytes: 300 * 1024 * 1024, maxCount: 1, kinds: ['application/zip'], isEncrypted: true },
  output: z.object({ id: Id }),
  refusals: ['file_kind', 'too_large', 'method_not_offered'],
})

export const photoImports = call({
  method: 'GET',
  path: '/console/identity/photoImports',
  who: ['admin', 'manager'],
  summary: 'The imports of photos of my school that I may see, newest first.',
  query: PageQuery,
  output: pageOf(PhotoImport),
})

/** While it works, the socket sends `photoImport` with the same shape to the person who started it. */
export const photoImport = call({
  method: 'GET',
  path: '/console/identity/photoImports/{id}',
  who: ['admin', 'manager'],
  summary: 'One import of photos: its progress and what it will do or did.',
  params: z.object({ id: Id }),
  output: PhotoImport,
})

const Action = z.enum(['add', 'replace', 'wrong'])

export const photoImportLines = call({
  method: 'GET',
  path: '/console/identity/photoImports/{id}/lines',
  who: ['admin', 'manager'],
  summary: 'The files of an import with what each will do, or what is wrong with it.',
  params: z.object({ id: Id }),
  query: PageQuery.extend({ action: Action.optional() }),
  output: pageOf(
    z.object({
      line: z.number().int(),
      action: Action,
      fileName: z.string(),
      number: z.string(),
      name: z.string(),
      problems: z.array(z.string()),
    }),
  ),
})

export const runPhotoImport = call({
  method: 'POST',
  path: '/console/identity/photoImports/{id}/run',
  who: ['admin', 'manager'],
  summary: 'Take the photos of a checked import; wrong files stop it unless they are to be left out.',
  params: z.object({ id: Id }),
  body: z.object({ skipsWrong: z.boolean().default(false) }),
  output: Done,
  refusals: ['import_has_wrong_lines', 'import_not_ready'],
  idempotency: 'required',
})

export const cancelPhotoImport = call({
  method: 'POST',
  path: '/console/identity/photoImports/{id}/cancel',
  who: ['admin', 'manager'],
  summary: 'Discard a checked import of photos.',
  params: z.object({ id: Id }),
  output: Done,
  refusals: ['import_not_ready'],
  idempotency: 'accepted',
})
