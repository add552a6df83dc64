import { createContext } from 'react'

interface FormSurroundings {
  /** Where the reader fetches a file that the form names. */
  readonly addressOf: (fileId: string) => string
  /** Counts uploads: a form must not be sent without a file that is still on its way. */
  readonly onUploading: (change: 1 | -1) => void
}

/** One's own files need no key. */
export const ownAddress = (fileId: string): string => `/my/files/${fileId}`

export const FormContext = createContext<FormSurroundings>({ addressOf: ownAddress, onUploading: () => undefined })
