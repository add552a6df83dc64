import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { dayFilter } from '../list-filter.ts'
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
  summary: 'Add a directory to the shared library, or rename or move one.',
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
  summary: 'Remove a directory that is empty.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['directory_not_empty'],
  idempotency: 'accepted',
})

const Offered = LibraryText.extend({
  id: Id,
  directory: Titled,
  pages: z.number().int(),
  /** Null once its bytes are gone: what was removed or refused is not stored forever. */
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

export const OfferedFilter = z.object({ state: LibraryState.optional(), words: z.string().trim().max(60).optional(), ...dayFilter })

export const offeredFiles = call({
  method: 'GET',
  path: '/console/library/files',
  who: staff,
  summary: 'Files of the shared library and submissions, pending ones first.',
  query: PageQuery.extend(OfferedFilter.shape),
  output: pageOf(Offered),
})

export const offeredFile = call({
  method: 'GET',
  path: '/console/library/files/{id}',
  who: staff,
  summary: 'One file of the shared library, or a submission.',
  params: z.object({ id: Id }),
  output: Offered,
})

export const offeredFileContent = call({
  method: 'GET',
  path: '/console/library/files/{id}/content',
  who: staff,
  summary: 'The PDF of an submitted file, for the review.',
  params: z.object({ id: Id }),
  output: { raw: 'bytes', contentType: 'application/pdf' },
})

export const reviewLibraryFile = call({
  method: 'POST',
  path: '/console/library/review',
  who: ['admin', 'manager'],
  summary: 'Accept a submitted file into the shared library or refuse it with a reason for its uploader.',
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
  summary: 'Remove a file from the shared library with a reason for its uploader.',
  body: z.object({ id: Id, notes: z.string().trim().min(2).max(200) }),
  output: Done,
  refusals: ['already_reviewed'],
  idempotency: 'required',
})

export const nameLibraryFile = call({
  method: 'POST',
  path: '/console/library/text',
  who: ['admin'],
  summary: 'Change the title and description of a file of the shared library, in up to three languages, before its review or later.',
  body: GivenLibraryText.extend({ id: Id }),
  output: Done,
  idempotency: 'accepted',
})

export const priceTables = call({
  method: 'GET',
  path: '/console/printing/prices',
  who: staff,
  summary: 'The price tables of my school: past, current and future prices of a sheet.',
  output: z.array(PriceTable.extend({ isInForce: z.boolean(), madeBy: z.string() })),
})

/** What people read beside the prices; where a language has none they read the Chinese one. */
const Note = z.string().trim().max(200).default('')

export const addPriceTable = call({
  method: 'POST',
  path: '/console/printing/prices',
  who: ['admin'],
  summary: 'Set the prices from a moment on, now or later; earlier orders keep their price.',
  body: z.object({ validFrom: Instant, prices: SheetPrices, note: Note, noteEn: Note, noteTw: Note }),
  output: z.object({ id: Id }),
  refusals: ['time_past', 'price_time_taken'],
  idempotency: 'required',
})

export const dropPriceTable = call({
  method: 'POST',
  path: '/console/printing/prices/drop',
  who: ['admin'],
  summary: 'Withdraw prices that are not in force yet.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['price_in_force'],
  idempotency: 'accepted',
})
