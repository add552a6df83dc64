import { server } from '@campus/client/calls/transport.ts'
import { useSay } from '@campus/ui/words/words.ts'
import { z } from 'zod'

const Installation = z.object({
  product: z.tuple([z.string(), z.string(), z.string()]).readonly(),
  /** Where calls, pictures, documents and the socket are; empty where that is the host of the page. */
  api: z.string(),
  images: z.string(),
  documents: z.string(),
  socket: z.string(),
})
type Installation = z.infer<typeof Installation>

const own: Installation = { product: ['智慧校园', 'Campus', '智慧校園'], api: '', images: '', documents: '', socket: '' }

/** The server writes it into the page; a page that was not served by it, as in development, has none. */
const readPage = (): Installation => {
  try {
    const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="campus-installation"]')?.content
    return told ? Installation.parse(JSON.parse(told)) : own
  } catch {
    return own
  }
}

export const installation = readPage()

/** Before the first call leaves. */
export const applyInstallation = (): void => {
  server.base = installation.api
}

export const socketBase = (): string => installation.socket || server.base || location.origin

export const useProductName = (): string => useSay()(installation.product)
