/** The kinds of office file that can be distinguished by their bytes. */
export type OfficeKind = 'docx' | 'xlsx' | 'pptx' | 'opendocument' | 'ole'

/** From what this machine cannot keep a program: the network, or more memory, processor time and files than it may use. */
export type OfficeRisk = 'network' | 'limits'

/** Makes pages of office files, where the school has a program that can. */
export interface OfficePort {
  readonly isPresent: boolean
  /** Empty where it runs as confined as it should. */
  readonly risks: readonly OfficeRisk[]
  /** Undefined where the program cannot read the file. */
  toPdf(content: Uint8Array, kind: OfficeKind): Promise<Uint8Array | undefined>
}

export const noOffice: OfficePort = { isPresent: false, risks: [], toPdf: async () => undefined }
