import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Titled } from '../school/schools.ts'
import { LibraryDirectory, LibraryState } from './library.ts'
import { GivenLibraryText, LibraryText } from './library-text.ts'
import { PriceTable, SheetPrices } from './prices.ts'

const staff = ['admin', 'manager', 'auditor'] as const
const named = z.string().trim().min(1, 'required').max(60)

export const schoolLibraryDirectories = call({
  method: 'GET',
  path: '/console/library/directories',
  who: staff,
  summary: 'The directories of the shared library as a tree.',
  output: z.array(LibraryDirectory),
})

export const saveLibraryDirectory = call({
  method: 'POST',
  path: '/console/library/directories',
  who: ['admin'],
  summary: 'Adds a directory to the shared library, renames it or moves it.',
  body: z.object({
    id: Id.optional(),
    parentId: Id.nullable(),
    name: named,
    nameEn: named,
    nameTw: named,
    position: z.number().int().min(0).max(1000).default(0),
  }),
  output: z.object({ id: Id }),
  refusals: ['directory_inside_itself'],
  idempotency: 'accepted',
})

export const dropLibraryDirectory = call({
  method: 'POST',
  path: '/console/library/directories/drop',
  who: ['admin'],
  summary: 'Removes a directory that is empty.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['directory_not_empty'],
})

const Offered = LibraryText.extend({
  id: Id,
  directory: Titled,
  pages: z.number().int(),
  /** Null once its bytes are gone: what was removed or refused does not stay for ever. */
  size: z.number().int().nullable(),
  personName: z.string(),
  personNumber: z.string(),
  state: LibraryState,
  reviewer: z.string(),
  notes: z.string(),
  printed: z.number().int(),
  createdAt: Instant,
  reviewedAt: Instant.nullable(),
})

export const offeredFiles = call({
  method: 'GET',
  path: '/console/library/files',
  who: staff,
  summary: 'Files of the shared library and those that wait for a review, the waiting ones first.',
  query: PageQuery.extend({ state: LibraryState.optional(), words: z.string().trim().max(60).optional() }),
  output: pageOf(Offered),
})

export const offeredFile = call({
  method: 'GET',
  path: '/console/library/files/{id}',
  who: staff,
  summary: 'One file of the shared library, or one that waits for a review.',
  params: z.object({ id: Id }),
  output: Offered,
})

export const offeredFileContent = call({
  method: 'GET',
  path: '/console/library/files/{id}/content',
  who: staff,
  summary: 'The PDF of an offered file, to look at before deciding.',
  params: z.object({ id: Id }),
  output: { raw: 'bytes', contentType: 'application/pdf' },
})

export const reviewLibraryFile = call({
  method: 'POST',
  path: '/console/library/review',
  who: ['admin', 'manager'],
  summary: 'Lets an offered file into the shared library or refuses it with a reason that its uploader reads.',
  body: z
    .object({ id: Id, verdict: z.enum(['pass', 'refuse']), notes: z.string().trim().max(200).default('') })
    .refine(({ verdict, notes }) => verdict === 'pass' || notes.length >= 2, { message: 'required', path: ['notes'] }),
  output: Done,
  refusals: ['already_reviewed', 'own_request'],
  idempotency: 'required',
})

export const removeLibraryFile = call({
  method: 'POST',
  path: '/console/library/remove',
  who: ['admin'],
  summary: 'Takes a file out of the shared library with a reason that its uploader reads.',
  body: z.object({ id: Id, notes: z.string().trim().min(2).max(200) }),
  output: Done,
  refusals: ['already_reviewed'],
  idempotency: 'required',
})

export const nameLibraryFile = call({
  method: 'POST',
  path: '/console/library/text',
  who: ['admin'],
  summary:
    'Changes what a file of the shared library is called and what is said of it, in up to three languages, before its review or later.',
  body: GivenLibraryText.extend({ id: Id }),
  output: Done,
})

export const priceTables = call({
  method: 'GET',
  path: '/console/printing/prices',
  who: staff,
  summary: 'The price tables of my school: what was, is and will be charged for a sheet.',
  output: z.array(PriceTable.extend({ isInForce: z.boolean(), madeBy: z.string() })),
})

/** What people read beside the prices; where a language has none they read the Chinese one. */
const Note = z.string().trim().max(200).default('')

export const addPriceTable = call({
  method: 'POST',
  path: '/console/printing/prices',
  who: ['admin'],
  summary: 'Sets the prices from a moment on, now or later; what was ordered before keeps its price.',
  body: z.object({ validFrom: Instant, prices: SheetPrices, note: Note, noteEn: Note, noteTw: Note }),
  output: z.object({ id: Id }),
  refusals: ['time_past', 'price_time_taken'],
  idempotency: 'required',
})

export const dropPriceTable = call({
  method: 'POST',
  path: '/console/printing/prices/drop',
  who: ['admin'],
  summary: 'Takes back prices that are not in force yet.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['price_in_force'],
})
