import { pdfInfo } from '@campus/contract/documents/making.ts'
import { type HandedAs, ownDocumentFile } from '@campus/contract/documents/own-documents.ts'
import { send, sendForBytes } from '../../api/send.ts'
import { fetchFile } from './fetch-file.ts'

interface Owned {
  readonly id: string
  readonly handedAs: HandedAs
}

/** The pages of a document of mine as I may see them: the file itself, or the preview of what I have on paper. */
export const fetchOwnPages = async ({ id, handedAs }: Owned, signal: AbortSignal): Promise<Blob> => {
  if (handedAs === 'file') return sendForBytes(ownDocumentFile, { id }, { signal, background: true })
  const { pdfUrl } = await send(pdfInfo, { type: 'document', id }, { signal, background: true })
  return fetchFile(pdfUrl, signal)
}
