import type { Phrase } from '@campus/contract/language.ts'

/** A file that was sent before the page was loaded again: it is read again where it is shown. */
export interface SentFile extends Pick<File, 'name' | 'size' | 'type'> {
  readonly read: () => Promise<Blob>
}

export interface Upload<Result> {
  readonly id: string
  readonly file: File | SentFile
  readonly state:
    | { readonly is: 'sending'; readonly share: number }
    | { readonly is: 'sent'; readonly result: Result }
    /** May be sent again as it is. */
    | { readonly is: 'failed'; readonly why: unknown }
    /** Cannot be sent as it is. */
    | { readonly is: 'refused'; readonly why: Phrase }
}

export type UploadNews<Result> =
  | { readonly news: 'added'; readonly upload: Upload<Result> }
  | { readonly news: 'became'; readonly id: string; readonly state: Upload<Result>['state'] }
  | { readonly news: 'removed'; readonly id: string }

/** News of an upload that was removed meanwhile changes nothing. */
export const changeUploads = <Result>(uploads: readonly Upload<Result>[], change: UploadNews<Result>): readonly Upload<Result>[] => {
  if (change.news === 'added') return [...uploads, change.upload]
  if (change.news === 'removed') return uploads.filter(({ id }) => id !== change.id)
  return uploads.map((upload) => (upload.id === change.id ? { ...upload, state: change.state } : upload))
}

export const resultsOf = <Result>(uploads: readonly Upload<Result>[]): Result[] =>
  uploads.flatMap(({ state }) => (state.is === 'sent' ? [state.result] : []))

/** What was refused takes no place: it will never be sent. */
export const placesLeft = (uploads: readonly Upload<unknown>[], max: number): number =>
  Math.max(0, max - uploads.filter(({ state }) => state.is !== 'refused').length)
