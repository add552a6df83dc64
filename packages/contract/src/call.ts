import { z } from 'zod'
import type { RefusalCode } from './refusals.ts'
import type { Who } from './roles.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What one multipart call accepts; the content is checked by its bytes, never by its name. */
export interface FileRule {
  readonly field: string
  readonly maxBytes: number
  readonly maxCount: number
  readonly kinds: readonly (
    | 'image/jpeg'
    | 'image/png'
    | 'image/webp'
    | 'application/pdf'
    | 'text/csv'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    | 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
    /** Any of the OpenDocument texts, tables and slides. */
    | 'application/vnd.oasis.opendocument'
    /** The office files of before 2007, all in one container. */
    | 'application/x-ole-storage'
    | 'application/zip'
  )[]
  /** The text for a file of another kind, where `file_kind` is too general. */
  readonly refusal?: RefusalCode
  /** The bytes are encrypted on their way to the store and never rest there readable. */
  readonly isEncrypted?: true
}

/** An answer that is not JSON: the bytes of a file, or a redirect of the browser to another address. */
export interface RawOutput {
  readonly raw: 'bytes' | 'redirect'
  readonly contentType?: string
}

type Fields = z.ZodObject

export interface CallShape {
  readonly method: Method
  readonly path: `/${string}`
  readonly who: Who
  /** Which part of a terminal a call for machines is for; both where none is named. */
  readonly part?: 'screen' | 'printer'
  /** The heartbeat: the one call for machines without a nonce check beforehand, because it does the check itself. */
  readonly givesNonce?: true
  /** Needs a proof of who is asking, at most ten minutes old; a function where only some input needs it. */
  readonly proof?: 'fresh' | ((input: Readonly<Record<string, unknown>>) => boolean)
  /** One sentence for the documentation. */
  readonly summary: string
  readonly params?: Fields
  readonly query?: Fields
  readonly body?: Fields
  /** Fields of the body, deeper ones with dots, that travel sealed with the key of `/cms/getEncryptKey`; in the clear they are refused. */
  readonly sealed?: readonly string[]
  readonly file?: FileRule
  /** The largest JSON body, in bytes, where it carries pictures as text or is read from anybody; other calls take what the installation allows. */
  readonly maxBodyBytes?: number
  readonly output: z.ZodType | RawOutput
  readonly refusals?: readonly RefusalCode[]
  /** The call accepts an Idempotency-Key header; `required` when it moves money, issues a file or decides something. */
  readonly idempotency?: 'accepted' | 'required'
  /** The answer may carry `token`, `user` and `isAgent` beside `data`. */
  readonly opensSession?: true
  /** Nobody may learn who called: no caller, device or network is read, and neither log nor limits keep anything. */
  readonly isUnrecorded?: true
  /** A GET that changes state: it must carry the app's own headers, so that another site cannot make a browser send it. */
  readonly changesState?: true
}

/** For calls with pictures in base64: a little more than 3 MB of pictures. */
export const pictureBodyBytes = 4 * 1024 * 1024

export const isRaw = (output: z.ZodType | RawOutput): output is RawOutput => 'raw' in output

const pathNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

/** Declares a call once; the routes, the client, the documentation and the tests are all read from this. */
export const call = <const Shape extends CallShape>(shape: Shape): Shape => {
  const named = pathNames(shape.path)
  const described = Object.keys(shape.params?.shape ?? {})
  if (named.join() !== described.join()) throw new Error(`${shape.path} names {${named.join()}} but describes {${described.join()}}`)
  if (shape.method === 'GET' && (shape.body || shape.file)) throw new Error(`${shape.path} is a GET and cannot take a body`)
  if (shape.sealed && !shape.body) throw new Error(`${shape.path} seals fields of a body that it does not take`)
  if (shape.isUnrecorded && (shape.who !== 'public' || shape.idempotency))
    throw new Error(`${shape.path} is unrecorded: it knows no caller and keeps no key`)
  if (shape.idempotency && shape.opensSession)
    throw new Error(`${shape.path} opens a session: its answer must not be kept for a repeated request`)
  return shape
}

/** Whether this input of the call needs a fresh proof. */
export const needsFreshProof = ({ proof }: CallShape, input: object): boolean =>
  typeof proof === 'function' ? proof({ ...input }) : proof === 'fresh'

type PartOf<Part> = Part extends z.ZodType ? z.output<Part> : unknown
type GivenOf<Part> = Part extends z.ZodType ? z.input<Part> : unknown
type AtLeastObject<T> = unknown extends T ? object : T

/** What a handler receives: path, query and body fields in one object, parsed. */
export type InputOf<Shape extends CallShape> = AtLeastObject<PartOf<Shape['params']> & PartOf<Shape['query']> & PartOf<Shape['body']>>
/** What the address alone says: known before a body is read. */
export type AddressOf<Shape extends CallShape> = AtLeastObject<PartOf<Shape['params']> & PartOf<Shape['query']>>
/** What a client gives: the same before parsing, so that defaults may be left out. */
export type GivenTo<Shape extends CallShape> = AtLeastObject<GivenOf<Shape['params']> & GivenOf<Shape['query']> & GivenOf<Shape['body']>>
export type OutputOf<Shape extends CallShape> = Shape['output'] extends z.ZodType ? z.output<Shape['output']> : never

/** A call that answers nothing but "done". */
export const Done = z.null()
