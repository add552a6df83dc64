import { readFile } from '@campus/contract/files/own-files.ts'
import { sendForBytes } from '../../api/send.ts'

const fileIn = (address: string) => {
  const [path, query] = address.split('?')
  const id = path?.match(/^\/my\/files\/([0-9a-f-]{36})$/)?.[1]
  return id === undefined ? undefined : { id, key: new URLSearchParams(query).get('key') ?? undefined }
}

/** Whether an address that an answer gave is one of a stored file: `/my/files/…?key=…`. */
export const isFileAddress = (address: string): boolean => fileIn(address) !== undefined

/** The bytes behind such an address, fetched with the session; nobody is shown 'Requesting…' for them. */
export const fetchFile = (address: string, signal: AbortSignal, from: 'images' | 'documents' = 'documents'): Promise<Blob> => {
  const file = fileIn(address)
  return file ? sendForBytes(readFile, file, { signal, background: true, from }) : Promise.reject(new Error(`No file lies at ${address}`))
}

/** The address of a file that an answer names by its id and the key that lets me read it. */
export const addressOfFile = ({ id, key }: { readonly id: string; readonly key: string }): string =>
  `/my/files/${id}?${new URLSearchParams({ key })}`
