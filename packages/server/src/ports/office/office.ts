/** The kinds of office file that can be distinguished by their bytes. */
export type OfficeKind = 'docx' | 'xlsx' | 'pptx' | 'opendocument' | 'ole'

/** Makes pages of office files, where the school has a program that can. */
export interface OfficePort {
  readonly isPresent: boolean
  /** Undefined where the program cannot read the file. */
  toPdf(content: Uint8Array, kind: OfficeKind): Promise<Uint8Array | undefined>
}

export const noOffice: OfficePort = { isPresent: false, toPdf: async () => undefined }
