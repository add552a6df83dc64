/** The longest file that is taken over. */
export const maxExchangeBytes = 20 * 1024 * 1024

/** Where an information system hands its files over. */
export type ExchangePlace =
  | { readonly way: 'folder'; readonly schoolCode: string }
  | { readonly way: 'https'; readonly url: string; readonly keyId: string; readonly secret: string }

export interface ExchangePort {
  /** Where files are to be put for a school; undefined where the installation has no folder. */
  folderOf(schoolCode: string): string | undefined
  /** The file of that name; undefined where there is none. Throws an `OutsideFailure` where it cannot be had or is not to be trusted. */
  fetch(place: ExchangePlace, fileName: string): Promise<Buffer | undefined>
  /** Whether an address may be asked at all. */
  isAllowed(url: string): boolean
}
