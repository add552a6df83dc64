import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Titled } from '../school/schools.ts'
import { Strokes } from './strokes.ts'

const methods = ['drawn', 'typed', 'photo'] as const
export const SignatureMethod = z.enum(methods)
export type SignatureMethod = z.infer<typeof SignatureMethod>

/** Letters of any script, with what stands between the parts of a name. */
export const SignedName = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[\p{L}\p{M}][\p{L}\p{M} .’'·•-]*$/u, 'signed_name')

export const OwnSignature = z.object({
  id: Id,
  method: SignatureMethod,
  madeAt: Instant,
  /** What an application names as `signatureFileId`. */
  fileId: Id,
  /** Where its owner fetches the picture. */
  picture: z.string(),
})
export type OwnSignature = z.infer<typeof OwnSignature>

const SignatureUse = Titled.extend({
  id: Id,
  applicationId: Id,
  usedAt: Instant,
  method: SignatureMethod,
  /** Whether the signature that stands there is the one I have now. */
  isCurrent: z.boolean(),
})
export type SignatureUse = z.infer<typeof SignatureUse>

export const uploadSignature = call({
  method: 'POST',
  path: '/tcyApi/uploadSignature',
  who: 'user',
  summary: 'Upload a photo of my signature on paper: the paper is removed, and I see what is left before I keep it.',
  file: {
    field: 'file',
    maxBytes: 10 * 1024 * 1024,
    maxCount: 1,
    kinds: ['image/jpeg', 'image/png', 'image/webp'],
    isEncrypted: true,
  },
  output: OwnSignature,
  refusals: ['file_kind', 'too_large', 'picture_broken', 'signature_unreadable', 'storage_full'],
})

/** How a signature was made, and from what. */
const Made = z.discriminatedUnion('method', [
  z.object({ method: z.literal('drawn'), strokes: Strokes }),
  z.object({ method: z.literal('typed'), name: SignedName }),
  /** A photo that was uploaded and seen, by its id. */
  z.object({ method: z.literal('photo'), id: Id }),
])

export const uploadSignatureInfo = call({
  method: 'POST',
  path: '/tcyApi/signature/uploadSignatureInfo',
  who: 'user',
  summary: 'Keep a signature as mine: the strokes of a pen, a typed name, or the photo that I uploaded. It replaces the one before.',
  body: z.object({ made: Made }),
  output: OwnSignature,
  refusals: ['signature_too_short', 'character_missing', 'making_busy', 'storage_full'],
})

export const previewTypedSignature = call({
  method: 'POST',
  path: '/my/signature/typed',
  who: 'user',
  summary: 'How my name looks as a typed signature; nothing is stored.',
  body: z.object({ name: SignedName }),
  /** The picture itself, as a data address. */
  output: z.object({ picture: z.string() }),
  refusals: ['character_missing', 'making_busy'],
})

export const userSignature = call({
  method: 'GET',
  path: '/tcyApi/api/getUserSignature',
  who: 'user',
  summary: 'The picture of my signature.',
  output: { raw: 'bytes', contentType: 'image/png' },
  refusals: ['signature_missing'],
})

export const userSignatureInfo = call({
  method: 'GET',
  path: '/tcyApi/signature/getUserSignatureInfo',
  who: 'user',
  summary: 'My signature: when and how it was made, and where it was used.',
  query: PageQuery,
  output: z.object({ signature: OwnSignature.nullable(), uses: pageOf(SignatureUse) }),
})

export const deleteSignature = call({
  method: 'POST',
  path: '/my/signature/delete',
  who: 'user',
  summary: 'Delete my signature; documents that were issued with it stay. Succeeds also when I have none.',
  output: Done,
  idempotency: 'accepted',
})
