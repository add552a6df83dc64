import type { Readable } from 'node:stream'
import type { AddressOf, CallShape, InputOf, OutputOf, RawOutput } from '@campus/contract/call.ts'
import type { SessionUser } from '@campus/contract/envelope.ts'
import type { RefusalCode } from '@campus/contract/refusals.ts'
import type { CallerCtx, Ctx, MachineCtx } from '../context/context.ts'
import type { EncryptedBlob } from '../ports/blobs/encrypted-blob.ts'

/** One uploaded file, already stored aside and checked by its bytes. */
export interface Upload {
  readonly name: string
  readonly contentType: string
  readonly blobKey: string
  /** Of the content as it came. */
  readonly size: number
}

/** One whose bytes were encrypted on the way: who keeps it keeps its key. */
export interface EncryptedUpload extends Upload, EncryptedBlob {}

/** The session a login answer opens: the envelope carries it beside `data`. */
export interface OpenedSession {
  readonly token: string
  readonly user: SessionUser
  readonly isAgent: boolean
  readonly remember?: string | undefined
}

/** An answer with more than data. `answer()` makes it, so that a plain value can never be taken for one. */
export interface Answer<Data> {
  readonly [full]: true
  readonly data: Data
  readonly session?: OpenedSession
  /** `deleteMe` asks the device to delete its remember token. */
  readonly forgetRemember?: true
}
const full = Symbol('answer')

export const answer = <Data>(data: Data, more: Omit<Answer<Data>, typeof full | 'data'> = {}): Answer<Data> => ({
  [full]: true,
  data,
  ...more,
})
export const isAnswer = (value: unknown): value is Answer<unknown> => typeof value === 'object' && value !== null && full in value

export type RawAnswer =
  | { readonly redirect: string }
  | { readonly content: Readable | Buffer; readonly contentType: string; readonly name?: string; readonly size?: number }
  | VersionedAnswer
  /** For clients that know no envelope. */
  | { readonly status: 404 }
  | { readonly status: 429; readonly retryAfter: number }

/** Made only for a client that does not have this version yet. */
interface VersionedAnswer {
  readonly version: string
  readonly contentType: string
  readonly name: string
  readonly make: () => Promise<string | Buffer>
  /** It is the same for everybody; `forGood` where its address names this version. */
  readonly isPublic?: 'forGood' | 'asked'
}

/** A call is for people or for machines, never for both. */
type CtxOf<Shape extends CallShape> = Shape['who'] extends 'public'
  ? Ctx
  : Shape['who'] extends readonly ['terminal']
    ? MachineCtx
    : CallerCtx
type UploadOf<Rule> = Rule extends { readonly isEncrypted: true } ? EncryptedUpload : Upload
type FilesOf<Shape extends CallShape> = Shape['file'] extends object ? { readonly files: readonly UploadOf<Shape['file']>[] } : unknown
type Given<Shape extends CallShape> = Shape['output'] extends RawOutput ? RawAnswer : OutputOf<Shape> | Answer<OutputOf<Shape>>

export type Handler<Shape extends CallShape> = (ctx: CtxOf<Shape>, input: InputOf<Shape> & FilesOf<Shape>) => Promise<Given<Shape>>

/** How many files of an upload there is room for, where that may be fewer than the call takes. */
export interface UploadRoom {
  readonly [room]: true
  readonly maxFiles: number
  /** Said of more files than that. */
  readonly refusal: RefusalCode
  /** Once the upload was answered, whatever became of it. */
  readonly release: () => Promise<unknown>
}
const room = Symbol('upload room')

export const uploadRoom = (given: Omit<UploadRoom, typeof room>): UploadRoom => ({ [room]: true, ...given })
export const isUploadRoom = (value: unknown): value is UploadRoom => typeof value === 'object' && value !== null && room in value

export interface Route {
  readonly call: CallShape
  /** Asked before the bytes of an upload are read: whatever it refuses has cost nothing. It may answer with the room there is. */
  readonly beforeUpload?: (ctx: Ctx, address: object) => Promise<unknown>
  readonly handle: (ctx: Ctx, input: object) => Promise<unknown>
}

type UploadGuard<Shape extends CallShape> = Shape['file'] extends object
  ? [beforeUpload: (ctx: CtxOf<Shape>, address: AddressOf<Shape>) => Promise<unknown>]
  : []

/** Joins a declared call and the service that carries it out; the types of both must agree. A call that takes files names its limit, too. */
export const route = <Shape extends CallShape>(call: Shape, handle: Handler<Shape>, ...[beforeUpload]: UploadGuard<Shape>): Route => ({
  call,
  handle: handle as unknown as Route['handle'],
  ...(beforeUpload ? { beforeUpload: beforeUpload as unknown as NonNullable<Route['beforeUpload']> } : {}),
})
