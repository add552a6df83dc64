import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'

export const maxPrintBytes = 50 * 1024 * 1024

/** `document`: pages to print. `photo`: a picture to make sheets from. `photo_sheet`: such a sheet. */
export const PrintFileKind = z.enum(['document', 'photo', 'photo_sheet'])
export type PrintFileKind = z.infer<typeof PrintFileKind>

export const PrintFile = z.object({
  id: Id,
  name: z.string(),
  kind: PrintFileKind,
  size: z.number().int(),
  state: z.enum(['reading', 'ready', 'failed']),
  /** Why it cannot be printed, in the reader's language. */
  reason: z.string(),
  /** Known when it was read. */
  pages: z.number().int().nullable(),
  createdAt: Instant,
  /** When the school deletes it. */
  keptUntil: Instant,
})
export type PrintFile = z.infer<typeof PrintFile>

export const uploadPrintFile = call({
  method: 'POST',
  path: '/cloudPrint/file/upload',
  who: 'user',
  summary:
    'Upload a PDF, a picture or an office file for printing. It is stored encrypted, its pages are counted, and it is deleted after printing or after the retention time of my school.',
  body: z.object({ purpose: z.enum(['document', 'photo']).default('document') }),
  file: {
    field: 'file',
    maxBytes: maxPrintBytes,
    maxCount: 1,
    kinds: [
      'application/pdf',
      'image/jpeg',
      'image/png',
      'image/webp',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'application/vnd.oasis.opendocument',
      'application/x-ole-storage',
    ],
    refusal: 'print_file_kind',
    isEncrypted: true,
  },
  output: PrintFile,
  refusals: ['print_file_kind', 'too_large', 'office_absent', 'print_file_broken', 'too_many_files', 'try_later'],
})

export const printFiles = call({
  method: 'GET',
  path: '/my/print-files',
  who: 'user',
  summary: 'My stored uploads for printing, newest first.',
  query: PageQuery.extend({ kind: PrintFileKind.optional() }),
  output: pageOf(PrintFile),
})

export const printFile = call({
  method: 'GET',
  path: '/my/print-files/{id}',
  who: 'user',
  summary: 'One file of mine.',
  params: z.object({ id: Id }),
  output: PrintFile,
})

export const printFileContent = call({
  method: 'GET',
  path: '/my/print-files/{id}/content',
  who: 'user',
  summary: 'The PDF that would be printed; of a photo, the picture.',
  params: z.object({ id: Id }),
  output: { raw: 'bytes' },
  refusals: ['print_file_not_ready'],
})

export const deletePrintFile = call({
  method: 'POST',
  path: '/my/print-files/delete',
  who: 'user',
  summary: 'Delete a file of mine; one that waits to be printed stays until it is printed or refunded.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['print_file_in_use'],
  idempotency: 'accepted',
})

/** Photos in millimetres, as they are asked for in China and at borders. */
export const photoSizes = ['one_inch', 'small_one_inch', 'two_inch', 'small_two_inch', 'passport', 'visa_us', 'visa_schengen'] as const
export const PhotoSize = z.enum(photoSizes)
export type PhotoSize = z.infer<typeof PhotoSize>

export const photoMillimetres: Record<PhotoSize, { readonly width: number; readonly height: number }> = {
  one_inch: { width: 25, height: 35 },
  small_one_inch: { width: 22, height: 32 },
  two_inch: { width: 35, height: 49 },
  small_two_inch: { width: 35, height: 45 },
  passport: { width: 33, height: 48 },
  visa_us: { width: 51, height: 51 },
  visa_schengen: { width: 35, height: 45 },
}

export const photoSizeNames: Record<PhotoSize, Phrase> = {
  one_inch: ['一寸', '1 inch', '一吋'],
  small_one_inch: ['小一寸', 'Small 1 inch', '小一吋'],
  two_inch: ['二寸', '2 inch', '二吋'],
  small_two_inch: ['小二寸', 'Small 2 inch', '小二吋'],
  passport: ['护照', 'Passport', '護照'],
  visa_us: ['美国签证', 'US visa', '美國簽證'],
  visa_schengen: ['申根签证', 'Schengen visa', '申根簽證'],
}

/** A part of the picture, in shares of its width and height. */
const share = z.number().min(0).max(1)
const Crop = z
  .object({ x: share, y: share, width: share, height: share })
  .refine(({ x, y, width, height }) => width > 0.02 && height > 0.02 && x + width <= 1.001 && y + height <= 1.001, { message: 'wrong' })

export const makePhotoSheet = call({
  method: 'POST',
  path: '/my/print-files/photo-sheet',
  who: 'user',
  summary:
    'Put a photo of mine on a sheet of photo paper (six inch, 102 by 152 mm) as often as it fits, at its exact size and with marks for cutting, or once as large as the sheet.',
  body: z.object({
    photoId: Id,
    size: z.enum([...photoSizes, 'full']),
    /** How far the photo is turned to the right before anything is cropped. */
    degrees: z.number().min(0).max(270).multipleOf(90).default(0),
    crop: Crop.nullable(),
  }),
  output: PrintFile,
  refusals: ['print_file_gone', 'print_file_not_ready', 'picture_broken', 'photo_too_small', 'too_many_files'],
  idempotency: 'required',
})
