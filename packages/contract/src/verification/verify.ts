import { z } from 'zod'
import { Captcha } from '../account/captcha.ts'
import { call } from '../call.ts'
import { CaptchaAnswer, Id } from '../fields.ts'
import { Outcome } from './outcome.ts'

/** The school at which the reader is, where nobody is logged in: its signatures are those of "this school". */
const ReaderSchool = { schoolId: Id.optional() }

export const verifyCaptcha = call({
  method: 'GET',
  path: '/tcyApi/captchaImage',
  who: 'public',
  summary: 'Create the captcha for an anti-forgery code.',
  output: Captcha,
  refusals: ['too_many_requests'],
  changesState: true,
})

/** As it stands on a document: four groups of four, with or without the strokes between them. */
const AntiForgeryCode = z
  .string()
  .trim()
  .toUpperCase()
  .transform((code) => code.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[0-9A-Z]{16}$/, 'anti_forgery_code'))

export const verifyCode = call({
  method: 'GET',
  path: '/tcyApi/verifyCode',
  who: 'public',
  summary: 'Verify a document by the anti-forgery code on it, with a captcha.',
  query: z
    .object({ code: AntiForgeryCode, captchaId: Id, answer: CaptchaAnswer.optional(), work: z.string().max(64).optional() })
    .refine((given) => given.answer !== undefined || given.work !== undefined, { message: 'required', path: ['answer'] }),
  output: Outcome,
  refusals: ['captcha_wrong', 'anti_forgery_wrong', 'try_later'],
  changesState: true,
})

export const scanVerifyCode = call({
  method: 'GET',
  path: '/tcyApi/scanVerifyCode',
  who: 'public',
  summary: 'Verify a document by the QR on its pages: first the signature in the QR itself, then the record of the school.',
  query: z.object({ code: z.string().trim().min(1).max(2000), ...ReaderSchool }),
  output: Outcome,
  refusals: ['credential_unknown', 'try_later'],
  changesState: true,
})

export const verifyFile = call({
  method: 'POST',
  path: '/verification/file',
  who: 'public',
  summary: 'Verify an uploaded PDF: its signature, every byte of it, and the record of the school. The file is not stored.',
  query: z.object(ReaderSchool),
  file: { field: 'file', maxBytes: 20 * 1024 * 1024, maxCount: 1, kinds: ['application/pdf'], refusal: 'only_pdf' },
  output: Outcome,
  refusals: ['only_pdf', 'too_large', 'try_later', 'upload_failed'],
})

/** The browser has read the file itself and sends only its digest. */
export const verifyDigest = call({
  method: 'POST',
  path: '/verification/digest',
  who: 'public',
  summary: 'The status of a document whose file was checked in the browser; only the SHA-256 of the file is sent.',
  body: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/, 'wrong'), ...ReaderSchool }),
  output: Outcome,
  refusals: ['try_later'],
})

export const verifyCredential = call({
  method: 'POST',
  path: '/verification/credential',
  who: 'public',
  summary: 'Verify a document given as a Verifiable Credential: its proof, then the record of the school.',
  body: z.object({ credential: z.string().min(2).max(400_000), ...ReaderSchool }),
  output: Outcome,
  refusals: ['credential_unknown', 'try_later'],
})

export const verificationOutcome = call({
  method: 'GET',
  path: '/verification/outcomes/{id}',
  who: 'public',
  summary: 'The result of a verification of the last thirty days, by its address, for reading and printing.',
  params: z.object({ id: Id }),
  output: Outcome,
})
